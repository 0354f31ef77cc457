/**
 * Opens the device's share sheet with what `make` returns. Goes to the address `otherwise` if there is no share sheet,
 * or sharing fails; a member who closes the sheet needs no message.
 */
export async function shareOr(otherwise: string, make: () => Promise<ShareData>): Promise<void> {
  try {
    await navigator.share(await make());
  } catch (error) {
    if (!isClosed(error)) location.assign(otherwise);
  }
}

/** Whether the share sheet accepts this file; false where there is none. */
function canShareFile(file: File): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [file] });
}

/**
 * Hands the file, and the link if there is one, to another app; saves the file where the browser cannot share it.
 * Returns whether the browser was asked to save it, which in-app browsers may not do.
 */
export async function shareOrSave(file: File, url?: string): Promise<boolean> {
  if (canShareFile(file)) {
    try {
      await navigator.share({ files: [file], url });
      return false;
    } catch (error) {
      if (isClosed(error)) return false;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // When the browser has certainly read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
