/**
 * Opens the device's share sheet with what `make` gives, or goes to `otherwise` where there is none, it takes nothing
 * of it or it fails. Closing the sheet is an answer too, and needs no message.
 */
export async function shareOr(otherwise: string, make: () => Promise<ShareData>): Promise<void> {
  try {
    await navigator.share(await make());
  } catch (error) {
    if (!isClosed(error)) location.assign(otherwise);
  }
}

/** Whether the sheet takes this file; false where there is no sheet. */
export function canShareFile(file: File): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [file] });
}

function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
