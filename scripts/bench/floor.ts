/**
 * What a page of home cannot cost less than: one call of the operator with undici and one renderToString of the same
 * tree. A process of its own, so that its CPU time can be read like the app's. Its plan is the file that it is given.
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createElement, Fragment } from "react";
import { renderToString } from "react-dom/server";
import { Pool } from "undici";
import type { FloorPlan } from "./cpu";
import { elementsOf, readTree } from "./html-tree";

const plan = JSON.parse(await readFile(process.argv[2] ?? "", "utf8")) as FloorPlan;
const pool = new Pool(plan.operatorUrl);
const tree = readTree(plan.html);

async function answer(): Promise<string> {
  const headers = { authorization: `Bearer ${plan.token}`, "x-requested-with": "wallet-user" };
  const { body } = await pool.request({ path: plan.path, method: "GET", headers });
  await body.json();
  return renderToString(createElement(Fragment, null, ...elementsOf(tree)));
}

const server = createServer((_, outgoing) => {
  void answer().then((page) => {
    outgoing.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    outgoing.end(page);
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${JSON.stringify({ listening: (server.address() as AddressInfo).port })}\n`);
});
