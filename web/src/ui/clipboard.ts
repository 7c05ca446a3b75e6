/** Copy a link. Says whether the browser allowed it. */
export async function copyText(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false; // no permission, or a page that did not come by https
  }
}
