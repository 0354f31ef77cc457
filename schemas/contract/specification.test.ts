import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { isMultipart } from "./endpoint";
import { errorGroups } from "./errors";
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

/** The codes that a row of section 8 names. */
function codesOf(wanted: string): string[] {
  const { promise = "" } = promises.find(({ id }) => id === wanted) ?? {};
  const [, listed = ""] = / texts?:? (.*)/.exec(promise) ?? [];
  const each = [1, 2, 3, 4].map((number) => `INVALID_USER_${number}`).join();
  return listed.replace("INVALID_USER_1 to 4", each).match(/\b[A-Z][A-Z0-9_]+\b/g) ?? [];
}

/** The rows of each group; the tests of a group's codes go through the whole group, so it must be complete. */
const rows: Record<keyof typeof errorGroups, string[]> = {
  ...{ auth: ["8.17", "8.18"], otp: ["8.19", "8.20"], register: ["8.21", "8.22"], games: ["8.23"] },
  ...{ bonus: ["8.24", "8.25"], invite: ["8.26"], refund: ["8.27"], money: ["8.28"], slipUpload: ["8.29"] },
  ...{ generic: ["8.30"], coupon: ["8.31"], slipReason: ["8.32", "8.33", "8.34", "8.35"] },
};

test("each group of the catalogue has the codes that its rows of the specification name, and no other [8.17 8.18 8.19 8.20 8.21 8.22 8.23 8.24 8.25 8.26 8.27 8.28 8.29 8.30 8.31 8.32 8.33 8.34 8.35]", () => {
  for (const [group, codes] of Object.entries(errorGroups)) {
    const told = rows[group as keyof typeof rows].flatMap(codesOf);
    // A coupon may say that a bonus is held: the code stands with the bonus's.
    const own = told.filter((code) => group === "bonus" || code !== "BONUS_REMAINING");
    expect([group, [...codes].sort()]).toEqual([group, own.sort()]);
  }
  expect(codesOf("8.31")).toContain("BONUS_REMAINING");
});

/** What a good answer holds by the rows of section 7, wherever in it; a failure is read alike for all calls. */
const answers = {
  "7.18": "token",
  "7.21": "profile bankAccount",
  "7.25": "otpRef otpToken code",
  "7.27": "profile bankAccount wallet invite slots",
  "7.30": "username password event",
  "7.39": "invites",
  "7.42": "refunds",
  "7.49": "status type",
  "7.55": "total statements",
  "7.56": "slips",
  "7.57": "url",
  "7.58": "result activeSpinwheel name slices userCoin",
  "7.59": "result code label remainingCoin",
  "7.62": "isActive",
  "7.66": "link",
  "7.67": "link",
  "7.68": "PREFIX",
  "7.69": "timestamp",
  "7.71": "path",
  "7.72": "path",
};

test("every answer is read under the names that the specification says [7.18 7.21 7.25 7.27 7.30 7.39 7.42 7.49 7.55 7.56 7.57 7.58 7.59 7.62 7.66 7.67 7.68 7.69 7.71 7.72]", () => {
  for (const [id, names] of Object.entries(answers)) {
    const { method = "", path = "" } = calls.find((call) => call.id === id) ?? {};
    const { response } = endpointAt(method, path) ?? {};
    const seen = JSON.stringify(
      response && z.toJSONSchema(response, { io: "input", unrepresentable: "any" }),
    );
    for (const name of names.split(" "))
      expect([id, seen]).toEqual([id, expect.stringContaining(`"${name}":`)]);
  }
});
