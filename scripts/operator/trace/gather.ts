import { CommandError } from "../brands/command";
import type { Happening } from "./happening";
import { linesWith } from "./lines-with";
import { logSource } from "./log-source";
import { createLineReader } from "./read-line";

/** What these logs say of an operation, in the order of time. Memory grows with its own steps only. Throws a CommandError. */
export async function gather(reference: string, files: readonly string[]): Promise<Happening[]> {
  const reader = createLineReader(reference);
  const happenings: Happening[] = [];
  for (const file of files) {
    try {
      for await (const line of linesWith(logSource(file), reader.needles)) {
        const happening = reader.read(line);
        if (happening) happenings.push(happening);
      }
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      throw new CommandError(`${file} cannot be read (${String(error.code)})\n`);
    }
  }
  return happenings.toSorted((one, other) => one.at - other.at);
}
