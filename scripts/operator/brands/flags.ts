import { type ParseArgsConfig, parseArgs } from "node:util";
import { suggestion } from "schemas/nearest";
import { CommandError } from "./command";

/**
 * The words of a command by what it takes: flags (`--name value`, `--flag`) and the rest. Throws a CommandError for a
 * flag that it does not take, or one without its value.
 */
export function readFlags<const Flags extends NonNullable<ParseArgsConfig["options"]>>(
  words: readonly string[],
  options: Flags,
) {
  try {
    const read = parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
    return { flags: read.values, rest: read.positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [, unknown] = /^Unknown option '(-[^']*)'/.exec(error.message) ?? [];
    if (unknown === undefined) throw new CommandError(`${error.message}\n`);
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new CommandError(
      `'${unknown}' is no flag of this command${suggestion(unknown, known)}\n  allowed: ${known.join(", ")}\n`,
    );
  }
}
