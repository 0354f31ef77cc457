import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { type Store, StoreUnavailable } from "~/store/store";
import { close, listen } from "../../../tests/support/local-server";
import { createHealth } from "./health";

/** A server of the health URLs alone, over a store whose pings the test answers. */
async function running(ping: Store["ping"] = async () => []) {
  const clock = { now: 1_000 };
  const pings = { count: 0 };
  const counted = () => {
    pings.count += 1;
    return ping();
  };
  const serveHealth = createHealth({ isStopping: false }, { ping: counted }, () => clock.now);
  const server = createServer((incoming, outgoing) => {
    if (!serveHealth(incoming, outgoing)) outgoing.end(`{"status":"app"}`);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => close(server));
  const health = async (path: string) => {
    const answer = await fetch(url + path);
    return { code: answer.status, ...((await answer.json()) as object) };
  };
  return { health, clock, pings };
}

const away = { code: 503, status: "unready", store: "away" };

it("says that the process lives and is ready, and lets go of everything else", async () => {
  const { health } = await running();
  expect(await health("/healthz")).toEqual({ code: 200, status: "ok" });
  expect(await health("/readyz?x=1")).toEqual({ code: 200, status: "ok", store: "ok" });
  expect(await health("/healthz/more")).toEqual({ code: 200, status: "app" });
});

it("says what puts the store's data at risk, and is ready", async () => {
  const { health } = await running(async () => ["set noeviction"]);
  const told = { code: 200, status: "ok", store: "at risk", risks: ["set noeviction"] };
  expect(await health("/readyz")).toEqual(told);
});

it("is not ready without the store, but lives; once the store is back it is ready again", async () => {
  let isAway = true;
  const { health, clock } = await running(async () => {
    if (isAway) throw new StoreUnavailable("away");
    return [];
  });
  expect(await health("/readyz")).toEqual(away);
  expect(await health("/healthz")).toEqual({ code: 200, status: "ok" });
  isAway = false;
  clock.now += 1_000;
  expect(await health("/readyz")).toEqual({ code: 200, status: "ok", store: "ok" });
});

it("names what a store refuses that can be reached", async () => {
  const refused = new Error("NOPERM User wallet has no permissions to run the 'wait' command");
  refused.name = "ReplyError";
  const { health } = await running(() => Promise.reject(new StoreUnavailable(refused)));
  expect(await health("/readyz")).toEqual({ ...away, reasons: [expect.stringContaining("allow WAIT")] });
});

it("is answered although the store never answers, and however many probes come, they ask the store once", async () => {
  const { health, pings } = await running(() => new Promise(() => undefined));
  const probes = await Promise.all(Array.from({ length: 50 }, () => health("/readyz")));
  expect(new Set(probes.map((told) => JSON.stringify(told)))).toEqual(new Set([JSON.stringify(away)]));
  expect(pings.count).toBe(1);
});
