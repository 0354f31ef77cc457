import { writeSync } from "node:fs";

/** Where the log is written. */
export interface Output {
  /** Writes a whole line, which ends in a newline. Never throws, never blocks. */
  write(line: string): void;
  /** Tries once more to write the lines that wait for a slow reader. */
  flush(): void;
  /** How many lines could not be written. */
  lost(): number;
}

/** The most bytes that wait for a slow reader. */
const MOST_BYTES = 4 * 1024 * 1024;
const RETRY_MS = 100;

/**
 * Writes lines to a non-blocking file descriptor. A line that cannot be written, because the disk is full or nobody
 * reads it, is dropped and counted, and the next one is tried again: a broken log must not break the service. (pino's
 * own destination gives up at the first error, and retries for ever when the process ends.)
 */
export function createOutput(fd: number, mostBytes = MOST_BYTES): Output {
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  /** Whether a part of the first waiting line is written already. */
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

  /** Drops what waits but the rest of a line that is half written: the next line must not be appended to that half. */
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
