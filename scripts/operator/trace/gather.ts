import { CommandError } from "../brands/command";
import type { Happening } from "./happening";
import { linesWith } from "./lines-with";
import { logSource } from "./log-source";
import { createLineReader } from "./read-line";

interface Gathered {
  happenings: Happening[];
  bytes: number;
  /** How many lines named the operation, and are none that the app writes of it. */
  strangers: number;
}

/**
 * What these logs say of an operation, in the order of time. Memory grows
 * with its own steps only. Throws a CommandError.
 */
export async function gather(reference: string, files: readonly string[]): Promise<Gathered> {
  const reader = createLineReader(reference);
  const happenings: Happening[] = [];
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  for (const file of files) {
    try {
      for await (const line of linesWith(counted(logSource(file)), reader.needles)) {
        const happening = reader.read(line);
        if (happening) happenings.push(happening);
      }
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      throw new CommandError(`${file} cannot be read (${String(error.code)})\n`);
    }
  }
  return {
    happenings: happenings.toSorted((one, other) => one.at - other.at),
    bytes,
    strangers: reader.strangers(),
  };
}
