"""Programs that tests start in processes of their own, and measurements that people start by hand."""
