/** A text without line breaks and indentation. */
export function oneLine(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .join("");
}
