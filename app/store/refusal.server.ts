import { NotConfirmed } from "./confirm.server";
import { LaterVersion } from "./sqlite-file.server";
import { StoreUnavailable } from "./store";

const FORBIDDEN = /^NOPERM .*'(\w[\w|-]*)' command/;
const CODE = /^[A-Z]+\b/;

/** What each of SQLite's error codes means for the file. */
const fileFaults: readonly [code: RegExp, text: string][] = [
  [/^SQLITE_FULL/, "the disk of the store's file is full"],
  [/^SQLITE_READONLY/, "the store's file is read-only"],
  [
    /^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ)/,
    "the store's file is damaged: stop all processes, move it away with -wal and -shm",
  ],
  [/^SQLITE_(BUSY|LOCKED)/, "another process holds the store's file"],
  [/^SQLITE_/, "the store's file cannot be read or written"],
];
/** How errors begin that have no SQLite code: the system's for the folder, and libsql's for the file. */
const NOT_OPENED = /^(E[A-Z]+:|ConnectionFailed\()/;

/**
 * Why a store refuses its work although it can be reached, for whoever runs it; undefined for any other error. Quotes
 * only commands and codes of the error's message, which may hold keys.
 */
export function storeRefusal(error: unknown): string | undefined {
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  if (cause instanceof NotConfirmed || cause instanceof LaterVersion) return cause.message;
  if (!(cause instanceof Error)) return undefined;
  return cause.name === "ReplyError" ? refusalOfRedis(cause) : refusalOfFile(cause);
}

function refusalOfRedis({ message }: Error): string {
  const [, forbidden] = FORBIDDEN.exec(message) ?? [];
  if (forbidden) return `Redis forbids its user a command: allow ${forbidden.toUpperCase()}`;
  return `Redis refuses a command: ${CODE.exec(message)?.[0] ?? "ERR"}`;
}

function refusalOfFile(error: Error): string | undefined {
  const code = "code" in error ? String(error.code) : "";
  const [, text] = fileFaults.find(([sign]) => sign.test(code)) ?? [];
  return text ?? (NOT_OPENED.test(error.message) ? "the store's file cannot be opened" : undefined);
}
