/** What the operator takes for a slip. */
export const slipTypes = ["image/png", "image/jpeg", "image/webp"];

/** Why this picture cannot be sent; undefined if it can. A browser that does not know a type leaves it to the server. */
export function slipFault({ type, size }: Pick<File, "type" | "size">, maxBytes: number) {
  if (type !== "" && !slipTypes.includes(type)) return "wrongKind";
  return size > maxBytes ? "tooLarge" : undefined;
}
