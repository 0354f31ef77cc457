import { Environment } from "schemas/env";
import { formatFaults } from "schemas/fault";
import { readReference } from "~/money/once/reference.server";
import { withSecretFiles } from "~/server/lifecycle/environment";
import type { Write } from "../brands/brand-files";
import { type Command, CommandError } from "../brands/command";
import { readFlags } from "../brands/flags";
import { fromStore } from "./from-store";
import { gather } from "./gather";
import { storyOf } from "./story";
import { stores, storyText } from "./story-text";

export const trace: Command = {
  words: "<reference> [--log <file> …] [--json]",
  about:
    "tells what became of a member's operation, from the log (files, .gz too, or what is piped in) and the store (REDIS_URL, REDIS_URL_FILE, else STORE_FILE)",
  run: runTrace,
};

/** Throws a CommandError if the operation is not found. */
async function runTrace(words: readonly string[], write: Write): Promise<true> {
  const given = readFlags(words, { log: { type: "string", multiple: true }, json: { type: "boolean" } });
  const { log = process.stdin.isTTY ? [] : ["-"], json } = given.flags;
  const [typed, ...more] = given.rest;
  const reference = more.length === 0 ? readReference(typed) : null;
  if (reference === null)
    throw new CommandError(
      `trace takes one reference, as K7XR-W2PQ-4M8T: "${given.rest.join(" ")}" is none\n`,
    );
  const { happenings, ...read } = await gather(reference, log);
  const { environment, faults } = withSecretFiles(process.env, process.cwd());
  const unread = faults.filter(({ path }) => path.startsWith("REDIS_URL"));
  if (unread.length > 0) throw new CommandError(`${formatFaults(unread)}\n`);
  const storeFile = Environment.shape.STORE_FILE.parse(environment.STORE_FILE || undefined);
  const found = await fromStore(reference, environment.REDIS_URL, storeFile);
  const story = storyOf(reference, happenings, found);
  if (!story) {
    const where = logsText(log, read);
    throw new CommandError(`${reference} is not found in ${where}. ${stores[found.kind]}\n`);
  }
  write(json ? `${JSON.stringify(story, null, 2)}\n` : storyText(story));
  return true;
}

/** What was read of the logs: one that is empty, or that holds other lines than the app's, explains much. */
function logsText(
  log: readonly string[],
  { bytes, strangers }: { bytes: number; strangers: number },
): string {
  if (log.length === 0) return "any log: none was given";
  const logs = log.map((file) => (file === "-" ? "the log that was piped in" : file)).join(", ");
  const strange =
    strangers === 0 ? "" : `; lines that name it, but are not as the app writes them: ${strangers}`;
  return `${logs} (${bytes} bytes read${strange})`;
}
