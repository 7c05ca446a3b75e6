"""Who may sit where: seat links and their tokens, invitations, renewal and revocation."""
