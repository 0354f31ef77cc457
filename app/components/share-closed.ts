/** Whether sharing failed only because the user closed the share sheet, which needs no message. */
export function isShareClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
