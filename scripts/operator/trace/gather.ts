import type { Happening } from "./happening";
import { linesWith } from "./lines-with";
import { logSource } from "./log-source";
import { createLineReader } from "./read-line";

type Gathered = { ok: true; happenings: Happening[] } | { ok: false; fault: string };

/** What these logs say of an operation, in the order of time. Memory grows with its own steps only. */
export async function gather(reference: string, files: readonly string[]): Promise<Gathered> {
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
      return { ok: false, fault: `${file} cannot be read (${String(error.code)})\n` };
    }
  }
  return { ok: true, happenings: happenings.toSorted((one, other) => one.at - other.at) };
}
