import { basename, resolve } from "node:path";
import { fileOf, type Write } from "../brands/brand-files";
import { type Command, CommandError } from "../brands/command";
import { readFlags } from "../brands/flags";

export const preview: Command = {
  words: "<name|file> [--beside <name|file>] [--port n] [--out folder]",
  about: "shows every screen and state of a brand, and follows its file; --out writes that as files",
  run,
};

const DEFAULT_PORT = "4020";
const flags = { beside: { type: "string" }, port: { type: "string" }, out: { type: "string" } } as const;

async function run(words: readonly string[], write: Write): Promise<boolean> {
  const read = readFlags(words, flags);
  const { beside, out } = read.flags;
  const [brand, ...more] = read.rest;
  const port = Number(read.flags.port ?? DEFAULT_PORT);
  const isPort = Number.isInteger(port) && port >= 0 && port <= 65_535;
  if (!brand || more.length > 0 || !isPort)
    throw new CommandError(`Which brand, and at which port? preview ${preview.words}\n`);
  const files = [brand, ...(beside === undefined ? [] : [beside])].map((name) => resolve(fileOf(name)));
  if (new Set(files.map((file) => basename(file))).size < files.length) {
    throw new CommandError(
      "The two files have the same name, which the book's pictures bear: give one of them another name.\n",
    );
  }
  // The other commands need neither a browser nor a build.
  const { startPreview } = await import("./start-preview");
  return startPreview({ files, port, ...(out !== undefined && { out }) }, write);
}
