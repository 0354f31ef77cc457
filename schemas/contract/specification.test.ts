import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isMultipart } from "./endpoint";
import { errorCodes } from "./errors";
import { endpoints } from "./index";

/** Client, sandbox and API document derive from the contract, so only the specification can show that it is wrong. */
const promises = readFileSync(new URL("../../tests/spec-walk.tsv", import.meta.url), "utf8")
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([id = "", , promise = ""]) => ({ id, promise }));

const calls = promises.flatMap(({ id, promise }) => {
  const [, method, path, told] =
    /^(GET|POST|PUT|DELETE) (\/api\/[^\s:;]+)(?:: ([^;(]+))?/.exec(promise) ?? [];
  const fields = (told ?? "").split(", ").map((field) => field.trim());
  return method && path
    ? [{ id, method, path, fields: fields.filter((field) => /^[a-z]+$/i.test(field)) }]
    : [];
});

function endpointAt(method: string, path: string) {
  return endpoints.find(({ endpoint }) => endpoint.method === method && endpoint.path === path)?.endpoint;
}

test("every call stands under the specification's method and path, and nothing else does [7.32]", () => {
  expect(calls.length).toBeGreaterThan(60);
  for (const { id, method, path } of calls) {
    expect([id, endpointAt(method, path)]).toEqual([id, expect.anything()]);
  }
  const told = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  const own = endpoints.map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect(own.filter((call) => !told.has(call))).toEqual([]);
});

test("every call that sends something sends the fields that the specification names", () => {
  const sending = calls.filter(({ method, fields }) => method !== "GET" && fields.length > 0);
  expect(sending.length).toBeGreaterThan(10);
  for (const { id, method, path, fields } of sending) {
    const body = endpointAt(method, path)?.body;
    const names = body === undefined ? [] : isMultipart(body) ? body.multipart : Object.keys(body.shape);
    expect([id, names]).toEqual([id, expect.arrayContaining(fields)]);
  }
});

test("the catalogue has every code of the specification, and no other [8.27]", () => {
  const told = promises.flatMap(({ id, promise }) => {
    const [, listed = ""] = / texts?:? (.*)/.exec(id.startsWith("8.") ? promise : "") ?? [];
    const each = [1, 2, 3, 4].map((number) => `INVALID_USER_${number}`).join();
    return listed.replace("INVALID_USER_1 to 4", each).match(/\b[A-Z][A-Z0-9_]+\b/g) ?? [];
  });
  expect([...new Set(told)].sort()).toEqual([...errorCodes].sort());
});
