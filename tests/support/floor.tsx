/**
 * The minimal cost of rendering home, as a baseline: one call to the operator with undici, and one renderToString of
 * the same tree (standards.md, Speed). A separate process, so that its CPU time can be measured like the app's;
 * compiled like the server (floor.config.ts), so that the components are the same.
 */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import * as build from "virtual:remix/server-build";
import type { EntryContext } from "@remix-run/node";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { wallet } from "schemas/contract/wallet";
import { Pool } from "undici";
import { pageOf } from "~/entry.server";
import { createListener } from "~/server/listener";
import { createLog } from "~/server/log";
import { createProcess } from "~/server/services";
import { readSettings } from "~/server/settings";
import { openStatic } from "~/server/static";

const { ROOT = "", TOKEN = "", COOKIE = "", USER_AGENT = "" } = process.env;
const PATH = "/user/home";

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Home's tree as the app would render it for this member, just before rendering. */
async function drawHome(): Promise<{ page: ReactElement; operatorUrl: string }> {
  const settings = await readSettings(process.env, ROOT);
  if (!settings.ok) throw new Error(settings.faults);
  const { env, brand } = settings;
  const log = createLog("error");
  const drawn: ReactElement[] = [];
  const entry: typeof build.entry.module.default = (request, status, _, remixContext, context) => {
    // The data for hydration is not part of the tree.
    const { serverHandoffStream: _stream, ...tree } = remixContext;
    drawn.push(pageOf(request, tree as EntryContext, context));
    return new Response(null, { status });
  };
  const port = await listen(
    createListener({
      build: { ...build, entry: { module: { ...build.entry.module, default: entry } } },
      env,
      log,
      process: createProcess(env, brand, log),
      files: openStatic(join(ROOT, "build/client"), join(ROOT, "config", brand.id)),
      readiness: { isStopping: false },
      stylesheets: null,
      isDevelopment: false,
    }),
  );
  // Twice, because the first view refreshes every game's balance.
  for (const _ of [1, 2]) {
    const headers = { cookie: COOKIE, "user-agent": USER_AGENT };
    const { status } = await fetch(`http://127.0.0.1:${port}${PATH}`, { headers });
    if (status !== 200) throw new Error(`home answered ${status}`);
  }
  const page = drawn.at(-1);
  if (!page) throw new Error("home was not drawn");
  return { page, operatorUrl: env.operatorApiUrl };
}

async function main(): Promise<void> {
  const { page, operatorUrl } = await drawHome();
  const pool = new Pool(operatorUrl);
  const answer = async () => {
    const headers = { authorization: `Bearer ${TOKEN}`, "x-requested-with": "wallet-user" };
    const { body } = await pool.request({ path: wallet.get.path, method: "GET", headers });
    await body.json();
    return renderToString(page);
  };
  const listening = await listen((_, outgoing) => {
    void answer().then((html) => {
      outgoing.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      outgoing.end(html);
    });
  });
  process.stdout.write(`${JSON.stringify({ listening })}\n`);
}

void main();
