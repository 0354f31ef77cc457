import { spawn } from "node:child_process";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { sharedSite } from "../support/shared-site";

const { app } = sharedSite({ TRUSTED_PROXY_HOPS: "0" }, { openFiles: 1_024 });

/** Asks on a new connection from an address of its own. Returns the status, "cut off" without one, and the time in ms. */
function ask(path: string): Promise<{ status: string; ms: number }> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect({
      port: Number(new URL(app.url).port),
      host: "127.0.0.1",
      localAddress: "127.0.0.2",
    });
    socket.on("data", (data) => {
      heard += String(data);
      if (heard.includes("\r\n\r\n")) socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.on("close", () =>
      resolve({ status: heard.split(" ")[1] ?? "cut off", ms: performance.now() - startedAt }),
    );
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
  });
}

function flood(connections: number): void {
  const script = new URL("../support/send-flood.mjs", import.meta.url).pathname;
  const child = spawn(process.execPath, [script, new URL(app.url).port, String(connections)], {
    stdio: "ignore",
  });
  onTestFinished(() => void child.kill());
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** 700 are more than the process has room for; 300 are not, and stand before the others at the door. */
test.each([300, 700])(
  "%i connections of one address that ask for pages keep no newcomer out",
  async (count) => {
    await ask("/login");
    flood(count);
    await setTimeout(3_000);
    const health: number[] = [];
    const pages: number[] = [];
    for (let one = 0; one < 5; one++) {
      for (const [path, times] of [
        ["/healthz", health],
        ["/login", pages],
      ] as const) {
        const { status, ms } = await ask(path);
        expect(status, path).toBe("200");
        times.push(ms);
      }
    }
    const [ofHealth, ofPage] = [median(health), median(pages)].map(Math.round);
    process.stdout.write(
      `${count} connections of one address: a newcomer's /healthz ${ofHealth} ms, /login ${ofPage} ms\n`,
    );
    expect(ofHealth).toBeLessThan(250);
  },
);
