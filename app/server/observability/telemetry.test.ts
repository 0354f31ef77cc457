import type { ServerBuild } from "@remix-run/node";
import { createRequestHandler } from "@remix-run/node";
import { expect, it } from "vitest";
import { spanStage } from "../../../tests/support/span-stage";
import { tracedBuild } from "./telemetry";

const build = {
  entry: { module: { default: () => new Response("drawn"), streamTimeout: 7 } },
  routes: {
    root: { id: "root", path: "", module: { default: () => null } },
    "routes/login/route": {
      id: "routes/login/route",
      parentId: "root",
      path: "login",
      module: {
        default: () => null,
        handle: { paintsEarly: true },
        loader: () => ({ text: "loaded" }),
        action: () => new Response("sent"),
      },
    },
  },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: { v3_singleFetch: true },
  isSpaMode: false,
} as unknown as ServerBuild;

it("each loader and action and the drawing of a page have a span, and nothing else changes", async () => {
  const { tracing, ended } = spanStage();
  const traced = tracedBuild(build, tracing);
  const handle = createRequestHandler(traced, "test");
  expect(await (await handle(new Request("http://x/login"))).text()).toBe("drawn");
  expect(ended().map(({ name }) => name)).toEqual(["loader login", "render"]);
  await handle(new Request("http://x/login.data", { method: "POST", body: new URLSearchParams() }));
  expect(ended().map(({ name }) => name)).toContain("action login");
  expect(traced.entry.module.streamTimeout).toBe(7);
  expect(traced.routes["routes/login/route"]?.module.handle).toEqual({ paintsEarly: true });
  expect(traced.routes.root?.module.loader).toBeUndefined();
});
