import { type FileKind, fileKinds, kindOf } from "./file-kind";

/** The kinds of files that a slip may be: what banking apps and screenshots make. The operator checks the content. */
export const slipKinds: readonly FileKind[] = ["png", "jpeg", "webp"];

/** Their media types, for file pickers. */
export const slipTypes = slipKinds.map((kind) => fileKinds[kind].type);

export type SlipFault = "wrongKind" | "tooLarge";

/** Why this file cannot be sent; undefined if it can. Its bytes decide, because phones name a JPEG's type in many ways. */
export async function slipFault(file: File, maxBytes: number): Promise<SlipFault | undefined> {
  const kind = await kindOf(file);
  if (kind === undefined || !slipKinds.includes(kind)) return "wrongKind";
  return file.size > maxBytes ? "tooLarge" : undefined;
}
