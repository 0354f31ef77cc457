import { expect, test } from "vitest";
import { createRefreshGate } from "~/limits/refresh-gate.server";
import { createHistory } from "~/money/once/history.server";
import { createSeals } from "~/session/seal.server";
import { createSessions } from "~/session/session.server";
import type { Store } from "~/store/store";
import { CookieJar } from "../../../../tests/support/cookies";
import { wallet } from "../../../../tests/support/member-stage";
import { createMemoryStore } from "../../../../tests/support/memory-store";
import { contextWith } from "../../../../tests/support/request-context";
import { memberAndStored } from "./home.server";

/** A signed-in member's request, and what the store was asked for in each turn of the event loop. */
async function stage(memberId?: string) {
  const memory = createMemoryStore();
  const asked: string[][] = [];
  let isNewTurn = true;
  const store: Store = {
    ...memory,
    read(key) {
      if (isNewTurn) asked.push([]);
      isNewTurn = false;
      asked.at(-1)?.push(key.replace(/:.*/, ""));
      setImmediate(() => {
        isNewTurn = true;
      });
      return memory.read(key);
    },
  };
  const seals = createSeals(["a-secret-of-at-least-32-characters-long"]);
  const sessions = createSessions({ seals, isSecure: false, store });
  const jar = new CookieJar().take(await sessions.start({ token: "t", memberId, isRemembered: true }));
  const history = createHistory(store, { read: async () => null });
  const execution = { recent: (key: string) => history.read(key).then(() => [{ memberKey: key }]) };
  const operator = { wallet: { get: async () => wallet }, account: { profile: async () => wallet } };
  const refreshes = createRefreshGate(store);
  const context = contextWith({
    ...{ sessions, seals, store, refreshes, execution: execution as never },
    operatorFor: () => operator as never,
  });
  return { asked, context, request: jar.request(), key: sessions.keyOf("1"), store };
}

test("the session and what home needs are asked for in one turn, which is one command of the store", async () => {
  const { asked, context, request, key, store } = await stage("1");
  await store.put(`refreshed:${key}`, "7000", 60_000);
  await context.sessions.holderOf(request);
  const { member, stored } = await memberAndStored(request, "home", context);
  expect([member.key, await stored.lastAt, await stored.records]).toEqual([key, 7_000, [{ memberKey: key }]]);
  expect(asked.map((keys) => keys.toSorted())).toEqual([
    [
      "currency",
      "home-refund",
      "home-wheel",
      "money-recent",
      "reality",
      "refreshed",
      "revoked",
      "revoked-others",
    ],
  ]);
});

test("a dialog above home asks for what it shows of it", async () => {
  const { asked, context, request } = await stage("1");
  await context.sessions.holderOf(request);
  await memberAndStored(request, "dialog", context);
  expect(asked.map((keys) => keys.toSorted())).toEqual([
    ["currency", "home-wheel", "refreshed", "revoked", "revoked-others"],
  ]);
});

test("of a session that learns late whose it is, nothing is told of another", async () => {
  const { context, request, key, store } = await stage();
  await store.put(`refreshed:${key}`, "7000", 60_000);
  const { member, stored } = await memberAndStored(request, "home", context);
  expect([member.key, await stored.lastAt, await stored.records]).toEqual([key, 7_000, [{ memberKey: key }]]);
});
