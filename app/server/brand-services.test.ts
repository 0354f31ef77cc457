import { readEnv } from "schemas/env";
import { expect, onTestFinished, test } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { createServices } from "./brand-services";
import { createLog } from "./log";
import { createProcess } from "./process";

test("two readings of a brand's file share what must outlive a takeover, and nothing that is made of the file", () => {
  const read = readEnv({
    OPERATOR: "moon",
    OPERATOR_API_URL: "http://127.0.0.1:9",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  });
  if (!read.ok) throw new Error("the environment has faults");
  const running = createProcess(read.env, brandWith(), createLog("silent"));
  onTestFinished(async () => {
    await Promise.all([running.store.close(), running.transport.close()]);
  });
  const [before, after] = [brandWith(), brandWith({ name: "New" })].map((brand) =>
    createServices(running, brand),
  );
  const kept = ["store", "sessions", "limits", "intentTokens", "seals", "refreshes", "recentReads"] as const;
  for (const name of kept) expect([name, after?.[name] === before?.[name]]).toEqual([name, true]);
  const made = ["brand", "operatorFor", "lookups", "execution", "texts"] as const;
  for (const name of made) expect([name, after?.[name] === before?.[name]]).toEqual([name, false]);
  // SIGTERM waits for the money of every reading.
  expect([before?.execution.idle, after?.execution.idle]).toEqual([
    running.underWay.idle,
    running.underWay.idle,
  ]);
});
