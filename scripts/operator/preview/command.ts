import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { ensureBuild } from "../../bootstrap/build";
import { ensureTools, findBrowser, tools } from "../../bootstrap/tools";
import { fileOf, type Write } from "../brands/brand-files";
import type { Command } from "../brands/command";
import { readFlags } from "../brands/flags";
import { codeHash } from "./book/ground";
import { PictureStore } from "./book/picture-store";
import { livePreview } from "./live";
import { outPreview } from "./out";

export const preview: Command = {
  words: "<name|file> [--beside <name|file>] [--port n] [--out folder]",
  about: "shows every screen and state of a brand, and follows its file; --out writes that as files",
  run,
};

const root = fileURLToPath(new URL("../../../", import.meta.url));
const DEFAULT_PORT = "4020";
const flags = { beside: { type: "string" }, port: { type: "string" }, out: { type: "string" } } as const;

async function run(words: readonly string[], write: Write): Promise<boolean> {
  const read = readFlags(words, flags);
  const [brand, ...more] = read.ok ? read.rest : [];
  const port = Number((read.ok && read.flags.port) || DEFAULT_PORT);
  if (!read.ok || !brand || more.length > 0 || !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
    write(read.ok ? `Which brand, at which port? ${preview.words}\n` : read.fault);
    return false;
  }
  const { beside, out } = read.flags;
  const files = [brand, ...(beside === undefined ? [] : [beside])].map((name) => resolve(fileOf(name)));
  const needed = tools.filter(({ packages }) => !packages.includes("redis-server"));
  if (!(await ensureTools(needed)) || !(await ensureBuild(root))) return false;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const store = new PictureStore(join(root, ".data", "brand-book"));
  await store.forgetOld();
  const settings = {
    ...{ root, browser, store, files },
    code: await codeHash(root),
    workers: Math.max(2, Math.min(4, availableParallelism())),
  };
  try {
    return await (out === undefined ? livePreview(settings, port, write) : outPreview(settings, out, write));
  } finally {
    await browser.close();
  }
}
