/** An address's search with this dialog over its screen, or with none; whatever else stands there stays. */
export function dialogSearch(search: string, dialog: string | null): string {
  const params = new URLSearchParams(search);
  if (dialog === null) params.delete("dialog");
  else params.set("dialog", dialog);
  const changed = params.toString();
  return changed === "" ? "" : `?${changed}`;
}
