import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { formatFaults } from "schemas/fault";
import { suggestion } from "schemas/nearest";
import { fileOf, readBrandFile, type Write } from "../brands/brand-files";
import { type Command, CommandError } from "../brands/command";
import { readFlags } from "../brands/flags";
import { parts } from "../states/book";

export const preview: Command = {
  words: "<name|file> [--beside <name|file>] [--only part,state] [--port n] [--out folder]",
  about:
    "shows every screen and state of a brand, and follows its file; --only draws some of them, --out writes them as files",
  run,
};

const DEFAULT_PORT = "4020";
const text = { type: "string" } as const;
const flags = { beside: text, only: text, port: text, out: text } as const;

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
  // A file that has faults is followed until it has none; one that is not there is a slip.
  const missing = files.filter((file) => !existsSync(file)).map(readBrandFile);
  const faults = missing.flatMap((read) => (read.ok ? [] : read.faults));
  if (faults.length > 0) throw new CommandError(`${formatFaults(faults)}\n`);
  const only = read.flags.only === undefined ? undefined : statesOf(read.flags.only.split(","));
  // The other commands need neither a browser nor a build.
  const { startPreview } = await import("./start-preview");
  return startPreview({ files, port, ...(out !== undefined && { out }), ...(only && { only }) }, write);
}

/** The states of the names of parts and states. */
function statesOf(names: readonly string[]): string[] {
  const known = [...new Set(parts.flatMap(({ id, states }) => [id, ...states.map((state) => state.id)]))];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const ids = parts.map(({ id }) => id).join(", ");
    throw new CommandError(
      `"${unknown}" is no part or state${suggestion(unknown, known)}\n  parts: ${ids}\n`,
    );
  }
  return parts.flatMap(({ id, states }) =>
    states.map((state) => state.id).filter((state) => names.includes(id) || names.includes(state)),
  );
}
