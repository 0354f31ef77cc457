import { writeNew } from "./new";
import { writeSchema } from "./schema";
import { validate } from "./validate";

const commands: Readonly<Record<string, (rest: readonly string[]) => boolean>> = {
  validate,
  schema: writeSchema,
  new: writeNew,
};

const usage = `npm run operator -- <command>

  validate [name|file …]   checks brands (all of config/ when none is named) and prints every fault
  schema [--check]         writes config/operator.schema.json, or says whether it is up to date
  new <id>                 writes config/<id>.json with the least a brand needs
`;

const [name = "", ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) process.stdout.write(usage);
process.exitCode = command?.(rest) ? 0 : 1;
