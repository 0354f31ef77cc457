import { expect, it } from "vitest";
import { callsPerPage } from "./operator-calls";
import type { Sample } from "./sample";

const page = (kind: string, requestId: string, sentMs: number): Sample => ({
  ...{ kind, requestId, sentMs, status: 200, dueMs: sentMs, endedMs: sentMs, bytes: 0 },
});
const call = (endpoint: string | null, requestId: string) => ({
  endpoint,
  headers: { "x-request-id": requestId },
});

it("counts calls by the page whose reference they bear", () => {
  const samples = [
    page("home", "a", 1),
    page("statement", "c", 3),
    page("home", "b", 2),
    page("login page", "d", 4),
  ];
  const calls = [
    call("wallet.get", "a"),
    call("wallet.get", "b"),
    call("refund.check", "b"),
    call(null, "c"),
  ];
  expect(callsPerPage(samples, [...calls, call("game.list", "of its own")])).toEqual({
    home: { pages: 2, calls: 1.5, byEndpoint: { "wallet.get": 1, "refund.check": 0.5 } },
    statement: { pages: 1, calls: 1, byEndpoint: { "no endpoint": 1 } },
    "login page": { pages: 1, calls: 0, byEndpoint: {} },
    "shared look-ups": { pages: 4, calls: 0.25, byEndpoint: { "game.list": 0.25 } },
  });
});

it("leaves out pages from before the record begins", () => {
  const samples = [page("home", "early", 1), page("home", "a", 2)];
  expect(callsPerPage(samples, [call("wallet.get", "a")]).home).toMatchObject({ pages: 1, calls: 1 });
});
