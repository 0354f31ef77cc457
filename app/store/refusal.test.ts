import { expect, test } from "vitest";
import { NotConfirmed } from "./confirm.server";
import { storeRefusal } from "./refusal.server";
import { StoreUnavailable } from "./store";

const reply = (message: string) => Object.assign(new Error(message), { name: "ReplyError" });

const sqlite = (code: string) => Object.assign(new Error("canary"), { code });

test.each<[what: string, error: unknown, told: string | undefined]>([
  [
    "a forbidden command",
    reply("NOPERM User wallet has no permissions to run the 'wait' command"),
    "allow WAIT",
  ],
  [
    "one of Redis 6",
    reply("NOPERM this user has no permissions to run the 'config|get' command or its subcommand"),
    "allow CONFIG|GET",
  ],
  ["a forbidden key", reply("NOPERM No permissions to access a key"), "refuses a command: NOPERM"],
  [
    "a full store",
    reply("OOM command not allowed when used memory > 'maxmemory'."),
    "refuses a command: OOM",
  ],
  ["a reply without a code", reply("canary"), "refuses a command: ERR"],
  ["a write that no replica confirms", new NotConfirmed("1 of 2 replicas have it"), "1 of 2"],
  ["a full disk", sqlite("SQLITE_FULL"), "disk of the store's file is full"],
  ["a file that may not be written", sqlite("SQLITE_READONLY_DIRECTORY"), "read-only"],
  ["a disk that fails", sqlite("SQLITE_IOERR_WRITE"), "cannot be read or written"],
  ["a folder that may not be made", new Error("EACCES: permission denied, mkdir"), "cannot be opened"],
  ["one that cannot be reached", new Error("ECONNREFUSED"), undefined],
])("%s", (_, error, told) => {
  for (const one of [error, new StoreUnavailable(error)])
    if (told === undefined) expect(storeRefusal(one)).toBeUndefined();
    else expect(storeRefusal(one)).toContain(told);
  expect(storeRefusal(error) ?? "").not.toMatch(/canary|wallet/);
});
