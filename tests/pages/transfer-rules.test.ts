import { expect, test } from "vitest";
import { createIntentTokens } from "~/money/once/intent.server";
import { times } from "~/money/once/times";
import { createSeals, deriveKey } from "~/session/seal.server";
import { createSessions } from "~/session/session.server";
import { testSecrets } from "../support/app";
import { createMemoryStore } from "../support/memory-store";
import { drawIntent, transferForm } from "../support/money-forms";
import { PlainPage } from "../support/plain-page";
import type { Visitor } from "../support/visitor";
import { outcomeOf, send } from "./money-dialog";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t, say, currencyName } = brand;

const TRANSFER = "/user/home/transfer";
const order = { from: "wallet", to: "PG", amount: "10" };

/** What is written under a picker. */
const noteOf = (page: PlainPage, side: "from" | "to") => page.text(`#transfer-${side}-note`);

const draw = (visitor: Visitor) => drawIntent(visitor, transferForm);

async function post(visitor: Visitor, fields: Record<string, string>) {
  const answer = await visitor.post(TRANSFER, fields);
  const alert = new PlainPage(TRANSFER, answer, await answer.text()).text("[role=alert]");
  return { status: answer.status, location: answer.headers.get("location"), alert };
}

async function sender() {
  const who = await member();
  const browser = await signedIn(who);
  const sent = () => sandbox.callsOf(who, "wallet.transfer");
  return { who, browser, visitor: browser.visitor, sent };
}

test("source and destination have to be chosen [5.23]", async () => {
  const { browser, sent } = await sender();
  await browser.open(TRANSFER);
  for (const [from, to, faulty] of [
    ["", "", ["from", "to"]],
    ["wallet", "", ["to"]],
    ["", "PG", ["from"]],
  ] as const) {
    const page = await send(browser, { from, to, amount: "10" });
    for (const side of ["from", "to"] as const) {
      const isFaulty = (faulty as readonly string[]).includes(side);
      expect(noteOf(page, side)).toBe(isFaulty ? say("fields:account.choose") : "");
    }
  }
  expect(await sent()).toEqual([]);
});

test("source and destination must differ; what was chosen and typed is still there [5.24]", async () => {
  const { who, browser, sent } = await sender();
  await browser.open(TRANSFER);
  for (const account of ["wallet", "JOKER"]) {
    const page = await send(browser, { from: account, to: account, amount: "123.45" });
    expect(noteOf(page, "to")).toBe(say("fields:account.same"));
    expect(["from", "to", "amount"].map((name) => page.value(name))).toEqual([account, account, "123.45"]);
  }
  expect(await sent()).toEqual([]);
  await send(browser, { to: "wallet" });
  expect(outcomeOf(browser)).toBe("done");
  expect(await sandbox.balances(who)).toMatchObject({ wallet: 1_123.45, games: { JOKER: 126.55 } });
});

test("1 baht is the least that moves [5.25 9.06]", async () => {
  const { who, browser, sent } = await sender();
  await browser.open(TRANSFER);
  const tooLittle = say("fields:amount.minimum", { minimum: "1.00", currency: currencyName });
  for (const amount of ["0.99", "0", "0.00"]) {
    const page = await send(browser, { ...order, amount });
    expect(page.description("amount")).toBe(tooLittle);
  }
  expect(await sent()).toEqual([]);
  await send(browser, { amount: "1" });
  expect(await sandbox.balances(who)).toMatchObject({ wallet: 999, games: { PG: 31.5 } });
});

test("amounts that cannot be meant get a message each, and nothing is sent", async () => {
  const { browser, sent } = await sender();
  await browser.open(TRANSFER);
  const refused = {
    "12,5,0": "format",
    "1e3": "format",
    ten: "format",
    "1.234": "decimals",
    "-5": "negative",
    "9999999999999": "tooLarge",
    " ": "empty",
  };
  for (const [amount, fault] of Object.entries(refused)) {
    const page = await send(browser, { ...order, amount });
    expect([amount, page.description("amount")]).toEqual([amount, say(`fields:amount.${fault}`)]);
  }
  expect(await sent()).toEqual([]);
});

test("an intent that is invented, altered, or another member's is refused, and a new form drawn in its place", async () => {
  const { browser, visitor, sent } = await sender();
  const stranger = await sender();
  const theirs = await draw(stranger.visitor);
  const own = await draw(visitor);
  const changed = own.replace(/^./, (letter) => (letter === "_" ? "-" : "_"));
  for (const intent of ["", "x", "a.b.c", own.slice(0, -1), `${own}x`, changed, theirs]) {
    const { status, alert } = await post(visitor, { intent, ...order });
    expect([intent, status]).toEqual([intent, 400]);
    if (intent !== "") expect(alert).toContain(t("money:forged"));
  }
  for (const calls of [await sent(), await stranger.sent()]) expect(calls).toEqual([]);
  await browser.open(TRANSFER);
  await send(browser, { intent: "a.b.c", ...order });
  await send(browser);
  expect(outcomeOf(browser)).toBe("done");
  expect(await sent()).toHaveLength(1);
});

test("a form from before the service lost its memory: nobody can tell, nothing is sent, and no tap sends it again", async () => {
  const { browser, visitor, sent } = await sender();
  const store = createMemoryStore();
  const sessions = createSessions({ seals: createSeals(testSecrets), isSecure: false, store });
  const headers = { cookie: visitor.cookieHeader() };
  const memberKey = (await sessions.ownerOf(new Request("http://local.invalid", { headers }))) ?? "";
  await store.close();
  const before = () => Date.now() - times.formLife;
  const issuer = createIntentTokens(
    testSecrets.map((secret) => deriveKey(secret, "intent")),
    createMemoryStore(),
    before,
  );
  const { location } = await post(visitor, { intent: issuer.issue(memberKey, "transfer"), ...order });
  const page = await browser.open(location ?? "");
  expect(outcomeOf(browser)).toBe("unknown");
  expect(page.text("[role=status]")).toContain(t("money:outcome.text.unknown"));
  expect(page.text("article a")).toContain(t("money:outcome.statement"));
  expect(page.text("article a")).not.toContain(t("money:outcome.transfer.again"));
  expect(await sent()).toEqual([]);
});

test("a form that was sent already refuses other values, and leads to its outcome with its own", async () => {
  const { visitor, sent } = await sender();
  const intent = await draw(visitor);
  const { location } = await post(visitor, { intent, ...order });
  for (const altered of [{ amount: "11" }, { to: "JOKER" }, { from: "JOKER" }]) {
    const { status, alert } = await post(visitor, { intent, ...order, ...altered });
    expect([status, alert]).toEqual([400, expect.stringContaining(t("money:altered"))]);
  }
  expect(await post(visitor, { intent, ...order, amount: "10.00" })).toMatchObject({ status: 303, location });
  expect(await sent()).toHaveLength(1);
});

test("a second operation of the same member meanwhile is asked to wait, and can be sent afterwards", async () => {
  const { who, visitor, sent } = await sender();
  const [one, other] = [await draw(visitor), await draw(visitor)];
  await sandbox.fault(who, { endpoint: "wallet.transfer", kind: "hang", when: "after" });
  const running = post(visitor, { intent: one, ...order });
  await expect.poll(sent).toHaveLength(1);
  const { status, alert } = await post(visitor, { intent: other, ...order, amount: "20" });
  expect([status, alert]).toEqual([400, expect.stringContaining(t("money:busy"))]);
  expect(await sent()).toHaveLength(1);
  await sandbox.heal(who);
  expect((await running).status).toBe(303);
  expect((await post(visitor, { intent: other, ...order, amount: "20" })).status).toBe(303);
  expect((await sandbox.balances(who)).wallet).toBe(970);
});
