import { existsSync, readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { register } from "tsx/esm/api";

// A worker thread does not inherit the TypeScript loader of its parent, so this file is JavaScript.
register();
const { decodePicture } = await import("./decode-picture.ts");

/** The call was cancelled in the meantime and its file deleted. */
const gone = { kind: "broken" };

/** Reads pictures one after the other, outside the thread that serves calls. */
parentPort?.on("message", ({ id, path }) => {
  parentPort?.postMessage({ id, reading: existsSync(path) ? decodePicture(readFileSync(path)) : gone });
});
