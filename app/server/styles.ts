import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The build's stylesheets, kept in memory so that a page can inline its own (standards.md, Speed). */
export interface Stylesheets {
  /** `hrefs` are names from the build's manifest, in order. Unknown ones are omitted. */
  of(hrefs: readonly string[]): string;
}

const FOLDER = "assets";

export async function readStylesheets(clientDir: string): Promise<Stylesheets> {
  const names = (await readdir(join(clientDir, FOLDER))).filter((name) => name.endsWith(".css"));
  const entries = await Promise.all(
    names.map(
      async (name) =>
        [`/${FOLDER}/${name}`, (await readFile(join(clientDir, FOLDER, name), "utf8")).trim()] as const,
    ),
  );
  const texts = new Map<string, string>(entries);
  return {
    of: (hrefs) => [...new Set(hrefs)].map((href) => texts.get(href) ?? "").join(""),
  };
}
