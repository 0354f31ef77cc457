import { createServer } from "node:http";
import { connect } from "node:net";
import type { ActionFunction, LoaderFunction, ServerBuild } from "@remix-run/node";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { appProcess } from "../../../tests/support/app-process";
import { deferred } from "../../../tests/support/deferred";
import { close, listen } from "../../../tests/support/local-server";
import { createLog } from "../observability/log";
import { createListener, type ListenerSettings } from "./listener";

const noBuild = () => Promise.reject<ServerBuild>(new Error("not asked for"));

/** A build with one resource route. */
function buildOf(module: { action?: ActionFunction; loader?: LoaderFunction }): ServerBuild {
  return {
    entry: { module: { default: () => new Response("") } },
    routes: { root: { id: "root", path: "", module: { default: undefined, ...module } } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    isSpaMode: false,
  } as unknown as ServerBuild;
}

/** A server of this build, and every line it logs. */
async function stage(settings: Pick<ListenerSettings, "build" | "files">) {
  const lines: string[] = [];
  const log = createLog("error", { write: (line) => lines.push(line) });
  const { env, running } = appProcess({}, log);
  const listener = createListener({
    ...settings,
    env,
    process: running,
    readiness: { isStopping: false },
    sheet: null,
    isDevelopment: false,
  });
  const server = createServer(listener);
  const port = await listen(server);
  onTestFinished(() => close(server));
  return { listener, port, lines };
}

it("a fault in a request's own turn is a 500 with a reference, logged, and the process lives on", async () => {
  const broken = () => {
    throw new RangeError("canary");
  };
  const { port, lines } = await stage({ build: noBuild, files: { build: broken, brand: null } });
  const url = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${url}/assets/x.js`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain(answer.headers.get("x-request-id") ?? "no id");
  expect(lines.join("")).toMatch(/RangeError/);
  expect(lines.join("")).not.toMatch(/canary/);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

it("a request that follows in the packet of one whose connection was cut off is not begun", async () => {
  const serveFile = vi.fn();
  const { listener } = await stage({ build: noBuild, files: { build: serveFile, brand: null } });
  const server = createServer(listener).prependListener("request", ({ socket }) => socket.destroy());
  const socket = connect(await listen(server), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET /a.js HTTP/1.1\r\nHost: x\r\n\r\n".repeat(3));
  await new Promise((resolve) => socket.on("close", resolve));
  expect(serveFile).not.toHaveBeenCalled();
  await close(server);
});

describe("the turns of a group", () => {
  /** How many pages may be in work for one group; any that is not given back is missed at the latest after these. */
  const MOST = 32;
  const MANY = 40;
  const files = { build: null, brand: null };

  /** A server of one page, which is drawn as told. */
  async function stageOfPages(draw: () => Promise<void>) {
    const loader = async () => {
      await draw();
      return new Response("drawn");
    };
    const { port } = await stage({ build: buildOf({ loader }), files });
    const ask = (init?: RequestInit) => fetch(`http://127.0.0.1:${port}/`, init);
    return { ask };
  }

  it("are given back for each page that fails", async () => {
    let isBroken = true;
    const build = () =>
      isBroken ? noBuild() : Promise.resolve(buildOf({ loader: () => new Response("drawn") }));
    const { port } = await stage({ build, files });
    for (let page = 0; page < MANY; page++)
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(500);
    isBroken = false;
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });

  it("are given back for each page whose client leaves, whether it is being drawn or waits", async () => {
    const { promise: isOver, resolve: over } = deferred<void>();
    let drawing = 0;
    const { ask } = await stageOfPages(() => {
      drawing += 1;
      return isOver;
    });
    const leaving = new AbortController();
    const pages = Promise.allSettled(Array.from({ length: MANY }, () => ask({ signal: leaving.signal })));
    await expect.poll(() => drawing).toBe(MOST);
    leaving.abort();
    await pages;
    over();
    for (let page = 0; page < MANY; page++) expect((await ask()).status).toBe(200);
  });
});
