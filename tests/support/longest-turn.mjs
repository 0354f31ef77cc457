import { readFileSync } from "node:fs";

// Loaded before the app (`--import`): the longest turn of its event loop, in processor time of its thread, which other
// work on the machine does not lengthen. While a turn lasts nobody else is served.
const LOOK_EVERY_MS = 2;

const spentMs = () => Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;

let longestMs = 0;
let before = spentMs();

function look() {
  const now = spentMs();
  longestMs = Math.max(longestMs, now - before);
  before = now;
}

setInterval(look, LOOK_EVERY_MS).unref();

// The answer to each question is the longest turn since the one before.
process.on("message", () => {
  look();
  process.send(longestMs);
  longestMs = 0;
});
// Listening to the test must not keep a process from ending that has nothing else to do.
process.channel.unref();
