import { lookUp } from "schemas/look-up";
import type { Write } from "./brand-files";
import { writeNew } from "./new";
import { writeSchema } from "./schema";
import { validate } from "./validate";

const commands: Readonly<Record<string, (rest: readonly string[], write: Write) => boolean>> = {
  validate,
  schema: writeSchema,
  new: writeNew,
};

const usage = `npm run operator -- <command>

  validate [name|file …]   checks brands (all of config/ when none is named) and prints every fault
  schema [--check]         writes config/operator.schema.json, or says whether it is up to date
  new <id>                 writes config/<id>.json with the least a brand needs
`;

/** Runs what the words ask for. Returns whether all was well. */
export function runCommand([name = "", ...rest]: readonly string[], write: Write): boolean {
  const command = lookUp(commands, name);
  if (command) return command(rest, write);
  write(usage);
  return false;
}
