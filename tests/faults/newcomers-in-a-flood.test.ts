import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

/** In processor time: the waits that are printed depend on what else the machine does. */
const LONGEST_TURN_MS = 250;

const { operator, app } = sharedSite(
  { TRUSTED_PROXY_HOPS: "0" },
  { openFiles: 1_024, preload: "longest-turn" },
);

let member: Visitor;
beforeAll(async () => {
  member = await new Visitor(app.url).signIn(await operator.member());
});

/** The flood's own address, and another one. */
const FLOODS = "127.0.0.1";
const OTHER = "127.0.0.2";

interface Asked {
  path: string;
  from: string;
  cookie?: string;
}

/** Asks on a new connection. Returns the status, "cut off" without one, and the time in ms. */
function ask({ path, from, cookie }: Asked): Promise<{ status: string; ms: number }> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect({ port: Number(new URL(app.url).port), host: "127.0.0.1", localAddress: from });
    socket.on("data", (data) => {
      heard += String(data);
      if (heard.includes("\r\n\r\n")) socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.on("close", () =>
      resolve({ status: heard.split(" ")[1] ?? "cut off", ms: performance.now() - startedAt }),
    );
    const head = [`GET ${path} HTTP/1.1`, "Host: x", "Accept: text/html", "Connection: close"];
    if (cookie !== undefined) head.push(`Cookie: ${cookie}`);
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
  });
}

/** So many connections; returns what ends it and says how many had which answer. */
function flood(connections: number): () => Promise<string> {
  const script = new URL("../support/send-flood.mjs", import.meta.url).pathname;
  const child: ChildProcess = spawn(process.execPath, [script, new URL(app.url).port, String(connections)], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => void child.kill());
  return async () => {
    child.kill();
    return child.stdout ? text(child.stdout) : "";
  };
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/**
 * 300 are fewer than the process has room for, and stand before the others at the door. 700 are more: nothing tells who
 * comes before the request is read, so that there a member behind the same address may be cut off, but is not refused.
 */
test.each([
  [300, ["200"]],
  [700, ["200", "cut off"]],
])(
  "%i connections of one address that ask for pages keep no newcomer out, nor a member behind the same address",
  async (count, mayHear) => {
    const home = { path: "/user/home", from: FLOODS, cookie: member.cookieHeader() };
    await ask({ path: "/login", from: OTHER });
    await app.ask();
    const end = flood(count);
    await setTimeout(3_000);
    const health: number[] = [];
    const pages: number[] = [];
    const homes: string[] = [];
    for (let one = 0; one < 5; one++) {
      for (const [path, times] of [
        ["/healthz", health],
        ["/login", pages],
      ] as const) {
        const { status, ms } = await ask({ path, from: OTHER });
        expect(status, path).toBe("200");
        times.push(ms);
      }
      for (let two = 0; two < 4; two++) homes.push((await ask(home)).status);
    }
    const turn = Number(await app.ask());
    const answers = await end();
    const [ofHealth, ofPage] = [median(health), median(pages)].map(Math.round);
    process.stdout.write(
      `${count} connections of one address, answers ${answers}: turn ${Math.round(turn)} ms; ` +
        `a newcomer's /healthz ${ofHealth} ms, /login ${ofPage} ms; ` +
        `a member's home beside them ${homes.join(" ")}\n`,
    );
    expect(homes).toContain("200");
    expect(homes.filter((status) => !mayHear.includes(status))).toEqual([]);
    expect(turn).toBeLessThan(LONGEST_TURN_MS);
  },
);
