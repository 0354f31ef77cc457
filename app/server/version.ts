import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseJson } from "schemas/parse-json";
import * as z from "zod";

const Package = z.object({ version: z.string() });

/** The release that runs, as package.json names it, which stands beside the build in the image too. */
export async function versionOf(root: string): Promise<string> {
  const text = await readFile(join(root, "package.json"), "utf8").catch(() => "");
  return Package.safeParse(parseJson(text)).data?.version ?? "unknown";
}
