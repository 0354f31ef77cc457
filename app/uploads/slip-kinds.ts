import { type FileKind, fileKinds, kindOf } from "./file-kind";

/** What the operator takes for a slip. */
export const slipKinds: readonly FileKind[] = ["png", "jpeg", "webp"];

export const slipTypes = slipKinds.map((kind) => fileKinds[kind].type);

export type SlipFault = "wrongKind" | "tooLarge";

/** Why this file cannot be sent; undefined if it can. Its bytes decide: phones have many names for a JPEG. */
export async function slipFault(file: File, maxBytes: number): Promise<SlipFault | undefined> {
  const kind = await kindOf(file);
  if (kind === undefined || !slipKinds.includes(kind)) return "wrongKind";
  return file.size > maxBytes ? "tooLarge" : undefined;
}
