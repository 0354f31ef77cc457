import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { ServerBuild } from "@remix-run/node";
import { readEnv } from "schemas/env";
import { expect, it } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { close, listen } from "../../tests/support/local-server";
import { noFiles } from "./brand-files";
import { createGeneration, type Generation } from "./generation";
import { createLog } from "./log";
import { createProcess } from "./process";
import { createTakeover } from "./takeover";

const TAKEOVERS = 1_000;
/** So many takeovers are between two requests. */
const EVERY = 25;

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

it("of a thousand generations that have answered only the current one is left, and no timer or handle", async () => {
  const read = readEnv({
    OPERATOR: "moon",
    OPERATOR_API_URL: "http://127.0.0.1:9",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  });
  if (!read.ok) throw new Error("the environment has faults");
  const process_ = createProcess(read.env, brandWith(), createLog("silent"));
  const made: WeakRef<Generation>[] = [];
  const makeOf = async (name: string) => {
    const generation = await createGeneration(
      {
        build: () => Promise.reject<ServerBuild>(new Error("not asked for")),
        env: read.env,
        process: process_,
        buildFiles: null,
        // Compressing a sheet takes longer than all the rest, and keeps nothing.
        componentStyles: null,
        brandFolder: "/nowhere",
        readiness: { isStopping: false },
        isDevelopment: false,
      },
      { operator: brandWith({ name }), files: noFiles },
    );
    made.push(new WeakRef(generation));
    return generation;
  };
  let count = 0;
  const { listener, reload } = createTakeover({
    first: await makeOf("Moon 0"),
    read: () => ({
      ok: true,
      operator: brandWith({ name: `Moon ${++count}` }),
      files: noFiles,
      warnings: [],
    }),
    make: ({ operator }) => makeOf(String(operator.name.th)),
    onEnd: () => undefined,
  });
  const server = createServer(listener);
  const url = `http://127.0.0.1:${await listen(server)}/login`;
  const ask = async () => {
    const answer = await fetch(url, { headers: { accept: "text/html", connection: "close" } });
    return answer.text();
  };
  await ask();
  const handles = process.getActiveResourcesInfo().length;
  while (count < TAKEOVERS) {
    await reload();
    if (count % EVERY === 0) expect(await ask()).toContain(`Moon ${count}`);
  }
  collectGarbage();
  expect(made).toHaveLength(TAKEOVERS + 1);
  expect(made.filter((one) => one.deref() !== undefined).length).toBeLessThanOrEqual(2);
  expect(process.getActiveResourcesInfo().length).toBeLessThanOrEqual(handles + 5);
  await Promise.all([close(server), process_.transport.close(), process_.store.close()]);
});
