import { Worker } from "node:worker_threads";
import { ApiError } from "../state/api-error";
import type { PictureReading } from "./decode-picture";

interface Waiting {
  resolve: (reading: PictureReading) => void;
  reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Reads a picture file in a worker thread, one at a time: a large picture takes seconds and much memory, and other
 * calls must go on meanwhile. The thread starts with the first picture and does not keep the process alive. Throws once
 * `ends` is aborted.
 */
export async function readPicture(path: string, ends: AbortSignal): Promise<PictureReading> {
  worker ??= startWorker();
  lastId += 1;
  const id = lastId;
  const giveUp = () => waiting.get(id)?.reject(new ApiError("INTERNAL_SERVER_ERROR", "the sandbox ends"));
  ends.addEventListener("abort", giveUp);
  try {
    return await new Promise<PictureReading>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker?.ref();
      worker?.postMessage({ id, path });
    });
  } finally {
    ends.removeEventListener("abort", giveUp);
    waiting.delete(id);
    if (waiting.size === 0) worker?.unref();
  }
}

function startWorker(): Worker {
  const started = new Worker(new URL("./picture-worker.mjs", import.meta.url), {
    execArgv: [],
  });
  started.on("message", ({ id, reading }: { id: number; reading: PictureReading }) => {
    waiting.get(id)?.resolve(reading);
  });
  started.on("error", (error) => {
    process.stderr.write(`sandbox: the thread that reads pictures ended: ${error.message}\n`);
    worker = undefined;
    for (const { resolve } of waiting.values()) resolve({ kind: "broken" });
  });
  started.unref();
  return started;
}
