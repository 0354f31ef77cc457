import { mkdtemp, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brandOf, seedOf } from "./brand";
import { forSandbox, withSandbox } from "./environment";
import { portOrAny } from "./ports";
import { keptSecret } from "./session-secret";

test("a taken port gives way to a free one", async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  expect(await portOrAny(port)).toBe(0);
  await new Promise((resolve) => server.close(resolve));
  expect(await portOrAny(port)).toBe(port);
});

test("the session secret survives a restart and is its owner's alone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kapao-secret-"));
  const file = join(folder, ".data/session-secret");
  const secret = await keptSecret(file);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await keptSecret(file)).toBe(secret);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});

test("the gift links' passphrase is the sandbox's unless another is given, or a file with one", () => {
  expect(forSandbox({ NODE_ENV: "test" }).TRUELINK_KEY).toBe("sandbox");
  expect(forSandbox({ NODE_ENV: "test", TRUELINK_KEY: "own" }).TRUELINK_KEY).toBe("own");
  const inFile = { NODE_ENV: "test", TRUELINK_KEY_FILE: "/run/secrets/truelink" } as const;
  expect(forSandbox(inFile)).toEqual(inFile);
});

test("the sandbox is the operator, and games may be opened at its providers", () => {
  const env = { NODE_ENV: "test", EXTRA_PROVIDER_HOSTS: "127.0.0.1:9" } as const;
  const sandbox = { listening: "http://127.0.0.1:4010", provider: "http://127.0.0.1:4011" };
  expect(withSandbox(env, sandbox)).toEqual({
    NODE_ENV: "test",
    OPERATOR_API_URL: "http://127.0.0.1:4010",
    EXTRA_PROVIDER_HOSTS: "127.0.0.1:9,127.0.0.1:4011",
    SHUTDOWN_DRAIN: "0",
  });
});

test("the sandbox speaks the brand's language", () => {
  expect(seedOf('{"laoBuild":true,"locales":["lo","th"]}')).toBe("lao");
  expect(seedOf('{"defaultLocale":"lo"}')).toBe("lao");
  expect(seedOf('{"defaultLocale":"en"}')).toBe("english");
  expect(seedOf('{"defaultLocale":"th"}')).toBe("thai");
  expect(seedOf('{"locales":["en","lo"]}')).toBe("english");
  expect(seedOf('{"locales":["lo","th"]}')).toBe("thai");
  expect(seedOf("not json")).toBe("thai");
});

test("an empty OPERATOR_CONFIG is none: OPERATOR names the brand, and its language the sandbox's people", async () => {
  const env = { NODE_ENV: "test", OPERATOR: "lanxang" } as const;
  expect(await brandOf(".", { ...env, OPERATOR_CONFIG: "" })).toMatchObject({ name: "lanxang", seed: "lao" });
  const file = { ...env, OPERATOR_CONFIG: "config/riverside.json" };
  expect(await brandOf(".", file)).toMatchObject({ name: "riverside" });
});
