import { type ParseArgsConfig, parseArgs } from "node:util";

/**
 * The words of a command by what it takes: flags (`--name value`, `--flag`) and the rest. A flag that it does not take, or
 * one without its value, is told in a sentence.
 */
export function readFlags<const Flags extends NonNullable<ParseArgsConfig["options"]>>(
  words: readonly string[],
  options: Flags,
) {
  try {
    const read = parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
    return { ok: true as const, flags: read.values, rest: read.positionals };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { ok: false as const, fault: `${error.message}\n` };
  }
}
