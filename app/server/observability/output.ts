import { writeSync } from "node:fs";

/** Where the log goes. */
export interface Output {
  /** Writes a whole line, which ends in a newline. Never throws, and never waits. */
  write(line: string): void;
  /** Tries once more to write what waits for its reader. */
  flush(): void;
  /** How many lines could not be written. */
  lost(): number;
}

/** What may wait for a reader that is behind. */
const MOST_BYTES = 4 * 1024 * 1024;
const RETRY_MS = 100;

/**
 * Writes lines to a non-blocking file descriptor. A line that the disk has no room for, or that nobody reads, is lost
 * and counted, and the next is tried as if nothing had been: what happens to the log must not happen to the service.
 * (pino's own destination gives up at the first error, and at the process's end tries again for ever.)
 */
export function createOutput(fd: number, mostBytes = MOST_BYTES): Output {
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  /** Of the first of them a part is written already. */
  let isCut = false;
  let retry: NodeJS.Timeout | undefined;
  let lost = 0;

  function flush(): void {
    retry = undefined;
    try {
      for (let [line] = waiting; line !== undefined; [line] = waiting) {
        const bytes = writeSync(fd, line);
        waitingBytes -= bytes;
        isCut = bytes < line.length;
        if (isCut) waiting[0] = line.subarray(bytes);
        else waiting.shift();
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EAGAIN") retry = setTimeout(flush, RETRY_MS).unref();
      else drop();
    }
  }

  /** The rest of a line waits, so that the next does not continue it. */
  function drop(): void {
    const dropped = waiting.splice(isCut ? 1 : 0);
    lost += dropped.length;
    for (const { length } of dropped) waitingBytes -= length;
  }

  return {
    write(text) {
      const line = Buffer.from(text);
      if (waitingBytes + line.length > mostBytes) {
        lost += 1;
        return;
      }
      waiting.push(line);
      waitingBytes += line.length;
      if (retry === undefined) flush();
    },
    flush,
    lost: () => lost,
  };
}
