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
function canShareFile(file: File): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [file] });
}

/**
 * Hands the file to another app, with the link if there is one; saves it where the browser does not share files. Returns
 * whether it was left to the browser to save it, which browsers within apps may not do.
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
