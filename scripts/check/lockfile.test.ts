import { expect, test } from "vitest";
import { lockfileFaults } from "./lockfile";

const integrity = "sha512-x";

function faultsOf(packages: Record<string, object>): string[] {
  return lockfileFaults(JSON.stringify({ lockfileVersion: 3, packages })).map(({ message }) => message);
}

test("a package with its content's hash is locked; one without, or with its address, is not", () => {
  expect(faultsOf({ "": {}, "node_modules/a": { integrity } })).toEqual([]);
  expect(faultsOf({ "node_modules/a": {} })).toEqual(["node_modules/a has no integrity"]);
  expect(faultsOf({ "node_modules/a": { integrity, resolved: "https://example.com/a.tgz" } })).toEqual([
    "node_modules/a names its address; see omit-lockfile-registry-resolved in .npmrc",
  ]);
});

test("an optional package of another platform is locked too, beside its user or above it", () => {
  const user = { integrity, optionalDependencies: { native: "1.0.0" } };
  expect(faultsOf({ "node_modules/a": user, "node_modules/native": { integrity } })).toEqual([]);
  expect(faultsOf({ "node_modules/a": user, "node_modules/a/node_modules/native": { integrity } })).toEqual(
    [],
  );
  expect(faultsOf({ "node_modules/a": user })).toEqual(["node_modules/a wants native, which is not locked"]);
});
