/** Loaded before the app: one of its threads waits for a disk for ever, as for a pipe that nobody opens. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, open } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const pipe = join(mkdtempSync(join(tmpdir(), "kapao-pipe-")), "pipe");
execFileSync("mkfifo", [pipe]);
open(pipe, "r", () => undefined);
