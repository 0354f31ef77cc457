import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Brand } from "schemas/brand";
import { hashTree } from "../../../bootstrap/hash-tree";
import type { Ground } from "./picture-key";

/** What beside a brand's own files decides how its pictures look. */
export async function codeHash(root: string): Promise<string> {
  const stamp = await readFile(join(root, "build", ".stamp"), "utf8");
  const drawing = ["scripts/sandbox", "scripts/operator/states", "scripts/operator/preview/draw"];
  return stamp + (await hashTree(root, drawing));
}

/** `file`: the brand's config file; its pictures are in the folder of its id beside it. */
export async function groundOf(file: string, brand: Brand, code: string): Promise<Ground> {
  return { brand, code, assets: await hashTree(dirname(file), [brand.id]) };
}
