/** The dialog that a URL's search opens above its screen: `conditions` in `?dialog=conditions`; null if none. */
export function openDialog(search: string): string | null {
  return new URLSearchParams(search).get("dialog");
}

/** A URL's search with this dialog open, or with none; other parameters are kept. */
export function dialogSearch(search: string, dialog: string | null): string {
  const params = new URLSearchParams(search);
  if (dialog === null) params.delete("dialog");
  else params.set("dialog", dialog);
  const changed = params.toString();
  return changed === "" ? "" : `?${changed}`;
}
