import { existsSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { BrandId } from "schemas/brand";
import { shown } from "schemas/fault";
import { fileOf, SCHEMA_FILE, type Write } from "../brands/brand-files";
import { type Command, CommandError } from "../brands/command";
import { readFlags } from "../brands/flags";
import { type Ask, Ended, terminalAsk } from "./ask";
import { brandOf } from "./brand-of";
import { nextSteps } from "./next-steps";
import { askOptions, type BrandOptions, nameOf } from "./options";
import { readTemplate } from "./template";
import { writeBrand } from "./write-brand";

export const newBrand: Command = {
  words: "<id> [--name …] [--preset …] [--locale …] [--lao] [--currency …] [--from <id>]",
  about:
    "writes config/<id>.json and, with --from, a copy of that brand's pictures; on a terminal it asks for the rest",
  run: (words, write) => writeNew(words, write, terminalAsk()),
};

const flags = {
  name: { type: "string" },
  preset: { type: "string" },
  locale: { type: "string" },
  lao: { type: "boolean" },
  currency: { type: "string" },
  from: { type: "string" },
} as const;

/** Writes a brand's file; never overwrites an existing one. Throws a CommandError when it was not written. */
export async function writeNew(words: readonly string[], write: Write, ask?: Ask): Promise<true> {
  const read = readFlags(words, flags);
  try {
    const nameOrFile = read.rest[0] ?? (await ask?.("The brand's id, in small letters", "river-moon"));
    if (nameOrFile === undefined)
      throw new CommandError("Which id? For example: npm run operator -- new river-moon\n");
    write(await written(newFileOf(nameOrFile), read.flags, ask));
    return true;
  } catch (error) {
    throw error instanceof Ended ? new CommandError("\nNothing was written.\n") : error;
  }
}

/** The file of a new brand: in config/ by its id, or at a path in a folder that is there. */
function newFileOf(nameOrFile: string): string {
  const isFile = nameOrFile.endsWith(".json") && existsSync(dirname(nameOrFile));
  const id = isFile ? basename(nameOrFile, ".json") : nameOrFile;
  if (BrandId.safeParse(id).success) return fileOf(nameOrFile);
  throw new CommandError(
    `id is not allowed\n  found:   ${shown(nameOrFile)}\n  allowed: at most 40 lower case letters, digits and hyphens, such as river-moon; or a file of such a name in a folder that is there, brands/river-moon.json\n`,
  );
}

async function written(
  file: string,
  { from, ...given }: BrandOptions & { from?: string },
  ask?: Ask,
): Promise<string> {
  const id = basename(file, ".json");
  const template = from === undefined ? undefined : readTemplate(fileOf(from));
  const options = await (ask === undefined ? given : optionsFor(id, given, ask, template !== undefined));
  const schema = relative(dirname(file), SCHEMA_FILE);
  const brand = brandOf(id, schema.startsWith(".") ? schema : `./${schema}`, options, template?.written);
  const doubts = writeBrand(file, brand, template?.pictures);
  return nextSteps(file, template && doubts);
}

/** A copy has its template's look, language and currency already. */
async function optionsFor(id: string, given: BrandOptions, ask: Ask, isCopy: boolean): Promise<BrandOptions> {
  if (!isCopy) return askOptions(id, given, ask);
  return { ...given, name: given.name ?? (await ask("The brand's name", nameOf(id))) };
}
