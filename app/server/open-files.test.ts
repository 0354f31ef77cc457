import { createReadStream } from "node:fs";
import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { Agent, createServer, get, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { close, listen } from "../../tests/support/local-server";
import { limitConnections } from "./connections";

const FILES = 3;
/** More than the system takes of an answer that nobody reads. */
const LARGE_BYTES = 32 * 1024 * 1024;

let folder: string;
const open: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "open-files-"));
  await writeFile(join(folder, "large"), "");
  await truncate(join(folder, "large"), LARGE_BYTES);
  await writeFile(join(folder, "small"), "small");
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((end) => end()));
  await rm(folder, { recursive: true });
});

/** A server of files that may have a few open at a time. */
async function stage() {
  const answers: ServerResponse[] = [];
  const server = createServer(({ url = "" }, outgoing) => {
    answers.push(outgoing);
    const file = createReadStream(join(folder, url));
    outgoing.once("close", () => file.destroy());
    file.pipe(outgoing);
  });
  limitConnections(
    server,
    { connections: 20, overflow: 1, files: FILES },
    new WeakSet(),
    () => "203.0.113.7",
  );
  const port = await listen(server);
  open.push(() => close(server));
  /** Asks for the large file and reads nothing of it; resolves once it stands still. */
  async function hold(times = 1) {
    const socket = connect(port, "127.0.0.1").pause();
    socket.on("error", () => undefined);
    socket.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n".repeat(times));
    const index = answers.length;
    await expect.poll(() => answers[index]?.writableNeedDrain || answers[index]?.destroyed).toBe(true);
  }
  const text = (agent: Agent) =>
    new Promise<string>((resolve, reject) => {
      get({ port, path: "/small", agent }, async (answer) => {
        let heard = "";
        for await (const chunk of answer) heard += String(chunk);
        resolve(heard);
      }).on("error", reject);
    });
  const heldOf = () => answers.map(({ destroyed }) => !destroyed);
  return { hold, text, heldOf };
}

it("files that nobody reads on give way to the next one, the oldest first", async () => {
  const { hold, heldOf } = await stage();
  for (let count = 0; count < FILES + 2; count += 1) await hold();
  await expect.poll(heldOf).toEqual([false, false, true, true, true]);
});

it("a connection has one file open at a time: it is cut off if it asks for the next too early", async () => {
  const { hold, heldOf } = await stage();
  await hold(2);
  await expect.poll(heldOf).toEqual([false, false]);
});

it("any number of files may come one after the other, or at once on as many connections as a browser has", async () => {
  const { text } = await stage();
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  open.push(async () => agent.destroy());
  const texts = await Promise.all(Array.from({ length: 60 }, () => text(agent)));
  expect(new Set(texts)).toEqual(new Set(["small"]));
});
