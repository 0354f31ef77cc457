import { fillPath } from "schemas/contract/endpoint";

/** Every byte as `%XX`, also those that need not be. */
function everyByte(value: unknown): string {
  return [...Buffer.from(String(value))]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`)
    .join("");
}

/** The path with its values, encoded as the app does it, or in every character. */
export function writtenPath(template: string, input: Record<string, unknown>, isEncoded = false): string {
  if (!isEncoded) return fillPath(template, input);
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => everyByte(input[name]));
}
