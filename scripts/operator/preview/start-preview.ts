import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { ensureBuild } from "../../bootstrap/build";
import { ensureTools, findBrowser, tools } from "../../bootstrap/tools";
import type { Write } from "../brands/brand-files";
import { codeHash } from "./book/ground";
import { PictureStore } from "./book/picture-store";
import { livePreview } from "./live";
import { outPreview } from "./out";

const root = fileURLToPath(new URL("../../../", import.meta.url));

interface Plan {
  /** The files of the brand and of the one beside it. */
  files: readonly string[];
  port: number;
  /** The folder to write to; absent: the book is served. */
  out?: string;
  /** The only states that are drawn; absent: all. */
  only?: readonly string[];
}

/** Builds if the last build is older than the sources, and draws with the browser of the tests. */
export async function startPreview({ files, port, out, only }: Plan, write: Write): Promise<boolean> {
  const needed = tools.filter(({ what }) => what !== "Redis" && what !== "promtool");
  if (!(await ensureTools(needed)) || !(await ensureBuild(root))) return false;
  // The command itself says how it ends.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  // Chromium refuses to be root with its sandbox.
  const args = ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  const browser = await chromium.launch({ executablePath: findBrowser(), args, ...signals });
  try {
    const store = new PictureStore(join(root, ".data", "brand-book"));
    await store.forgetOld();
    const workers = Math.max(2, Math.min(4, availableParallelism()));
    const settings = {
      root,
      browser,
      store,
      files,
      workers,
      code: await codeHash(root),
      ...(only && { only }),
    };
    return await (out === undefined ? livePreview(settings, port, write) : outPreview(settings, out, write));
  } finally {
    await browser.close();
  }
}
