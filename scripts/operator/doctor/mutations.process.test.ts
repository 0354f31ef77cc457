import { endpoints } from "schemas/contract";
import { afterEach, describe, expect, it } from "vitest";
import { varieties } from "../../../tests/contract/wire-varieties";
import { sharedOperator } from "../../../tests/support/shared-operator";
import { mutationNames } from "../../sandbox/mutations/table";
import { readBrandFile } from "../brands/brand-files";
import type { Severity, Subject } from "./deviation";
import { examine } from "./examine";
import type { Report } from "./report";
import { scorecard } from "./scorecard";

const operator = sharedOperator();
afterEach(() => operator.control("POST", "/reset", {}));

const password = "kapao1234";
const read = readBrandFile("config/siam-gold.json");
const brand = read.ok ? read.operator : undefined;

function doctor(
  writes = false,
  username = "0812345678",
  known: { password: string; token?: string } = { password },
): Promise<Report> {
  return examine({
    url: operator.url,
    chatUrl: operator.url,
    brand,
    username,
    password: known.password,
    token: known.token,
    address: undefined,
    writes,
    pace: { timeoutMs: 30_000, slowMs: 2_400, settleMs: 150 },
  });
}

const inShort = ({ deviations }: Report, severity: Severity) =>
  deviations.filter((one) => one.severity === severity).map(({ subject, path }) => `${subject} ${path}`);

type Found = readonly [mutation: string, subject: Subject, path: string, severity: Severity];

/** Where each mutation is found, and what it does to members. */
const byReading: readonly Found[] = [
  ["clock-ahead", "(many calls)", "date", "costs"],
  ["cached-answers", "(many calls)", "cache-control", "costs"],
  ["old-answers", "(many calls)", "age", "costs"],
  ["no-cache-control", "(many calls)", "cache-control", "noted"],
  ["wrong-type", "(many calls)", "content-type", "noted"],
  ["sets-cookies", "(many calls)", "set-cookie", "noted"],
  ["tis-620", "lookup.banks", "banks.0.nameTH", "costs"],
  ["html-errors", "(many calls)", "(answer)", "costs"],
  ["redirects", "lookup.info", "status", "costs"],
  ["no-content", "lookup.notice", "(answer)", "costs"],
  ["slow", "refund.check", "time", "noted"],
  ["no-code", "(many calls)", "message", "costs"],
  ["words-for-codes", "(many calls)", "message", "noted"],
  ["words-for-codes", "(unknown token)", "message", "costs"],
  ["failures-with-200", "account.login", "status", "noted"],
  ["failures-with-500", "(many calls)", "status", "noted"],
  ["unknown-token-500", "(unknown token)", "message", "costs"],
  ["unknown-token-accepted", "(unknown token)", "status", "costs"],
  ["unknown-token-in-words", "(unknown token)", "message", "costs"],
  ["no-token-accepted", "(no token)", "status", "costs"],
  ["unknown-path-200", "(unknown path)", "status", "costs"],
  ["unknown-path-page", "(unknown path)", "(answer)", "noted"],
  ["echoes-secrets", "account.login", "(answer)", "noted"],
  ["pages-from-zero", "statement.list", "page", "costs"],
  ["paging-ignored", "statement.list", "page", "costs"],
  ["limit-ignored", "statement.list", "limit", "noted"],
  ["path-not-decoded", "wallet.credentials", "{slotCode}", "costs"],
  ["path-not-decoded", "promotion.find", "{code}", "costs"],
  ["slash-splits", "promotion.find", "{code}", "costs"],
  ["local-dates", "statement.list", "statements.0.createdAt", "costs"],
  ["thai-dates", "statement.list", "statements.0.createdAt", "costs"],
  ["long-token", "account.login", "token", "costs"],
  ["strange-game-link", "autologin.byUsername", "link", "costs"],
  ["missing-field", "statement.list", "statements.0.amount", "costs"],
  ["faulty-row", "statement.list", "statements.0.createdAt", "noted"],
  ["other-key", "bonus.list", "bonuses", "costs"],
  ["missing-id", "wallet.get", "profile._id", "costs"],
  ["duplicate-games", "wallet.get", "slots.16.code", "costs"],
  ["unknown-game", "wallet.get", "slots.1.code", "costs"],
  ["plain-pictures", "wallet.get", "slots.0.logo", "noted"],
  ["oldest-first", "statement.list", "statements.1.createdAt", "costs"],
  ["no-total", "statement.list", "total", "costs"],
  ["notice-without-percent", "lookup.notice", "notice", "noted"],
  ["hours-in-words", "lookup.slip", "closedFrom", "noted"],
  ["gone-is-inactive", "lookup.active", "active", "costs"],
  ["satang", "wallet.get", "wallet.amount", "noted"],
  ["negative-amounts", "statement.list", "statements.0.amount", "costs"],
  ["three-decimals", "wallet.get", "wallet.amount", "noted"],
  ["amount-in-words", "wallet.get", "wallet.amount", "costs"],
  ["negative-wallet", "wallet.get", "wallet.amount", "noted"],
  ["other-currency", "wallet.get", "wallet.currency", "costs"],
  ["unknown-currency", "wallet.get", "wallet.currency", "costs"],
  ["limits-reversed", "lookup.withdraw", "withdrawMax", "costs"],
  ["chat-refused", "(chat socket)", "join", "costs"],
  ["chat-unreachable", "(chat socket)", "connect", "costs"],
];

/** What only `--write` can find. */
const byWriting: readonly Found[] = [
  ["satang", "wallet.transfer", "amount", "costs"],
  ["small-uploads", "chat.uploadImage", "(answer)", "costs"],
  ["qr-as-text", "qrcode.create", "qrcode", "costs"],
  ["qr-expired", "qrcode.create", "expireIn", "costs"],
  ["qr-other-amount", "qrcode.create", "amount", "costs"],
  ["chat-silent", "(chat socket)", "messaging", "noted"],
];

/** Found of a member who has won something. */
const ofAnotherMember: readonly Found[] = [
  ["duplicate-coupons", "spinwheel.coupons", "coupons.1._id", "costs"],
];

async function expectFound(report: Report, [, subject, path, severity]: Found): Promise<void> {
  expect(inShort(report, severity), scorecard(report)).toContain(`${subject} ${path}`);
  expect(scorecard(report)).not.toContain(password);
}

describe("doctor", () => {
  it("notes nothing of an operator that keeps the contract", async () => {
    const report = await doctor();
    expect(report.deviations, scorecard(report)).toEqual([]);
    expect(report.counts.calls).toBeGreaterThan(35);
  });

  it("finds nothing that costs a member something when it writes", async () => {
    const report = await doctor(true);
    expect(inShort(report, "costs"), scorecard(report)).toEqual([]);
    expect(inShort(report, "noted")).toEqual(["wallet.transfer idempotency-key"]);
  });

  it.each([false, true])(
    "moves back what it moved, where a key is honoured: %s",
    async (honourIdempotency) => {
      await operator.control("POST", "/settings", { honourIdempotency });
      const before = await operator.state({ username: "0812345678" });
      const { lines } = await doctor(true);
      expect(lines.find(({ subject }) => subject === "wallet.transfer")).toMatchObject({ asked: 3 });
      expect(await operator.state({ username: "0812345678" })).toMatchObject({
        wallet: before.wallet,
        games: before.games,
      });
    },
  );

  it("sends nothing that changes something without --write, but the sign-in", async () => {
    await doctor();
    const effects = new Map<string, string>(endpoints.map(({ name, endpoint }) => [name, endpoint.effect]));
    const calls = await operator.calls({});
    const changing = calls.filter(({ endpoint }) => endpoint && effects.get(endpoint) !== "read");
    expect(new Set(changing.map(({ endpoint }) => endpoint))).toEqual(new Set(["account.login"]));
  });

  it("prints no token and no password, also where the operator repeats them", async () => {
    const member = await operator.member({ games: { PG: 10 } });
    await operator.control("POST", "/mutations", { name: "echoes-secrets" });
    for (const name of ["no-code", "html-errors"]) {
      await operator.control("POST", "/mutations", { name });
      const report = await doctor(true, member.username, member);
      const printed = JSON.stringify(report) + scorecard(report);
      const accounts = await operator.accounts(member);
      const secrets = [member.token, member.password, ...accounts.map((account) => account.password)];
      for (const secret of secrets) expect(printed).not.toContain(secret);
    }
  });

  it.each(Object.entries(varieties))("lets a member lose nothing by %s", async (_, variety) => {
    await operator.control("POST", "/wire", variety);
    const report = await doctor();
    expect(inShort(report, "costs"), scorecard(report)).toEqual([]);
  });

  it("lets a member lose nothing by all of it at once, in whatever is written too", async () => {
    await operator.control(
      "POST",
      "/wire",
      Object.assign({}, ...Object.values(varieties), { failureKey: "code" }),
    );
    const report = await doctor(true);
    expect(inShort(report, "costs"), scorecard(report)).toEqual([]);
  });

  it("knows where every mutation of the sandbox is found", () => {
    const known = [...byReading, ...byWriting, ...ofAnotherMember].map(([mutation]) => mutation);
    expect([...new Set(known)].sort()).toEqual([...mutationNames].sort());
  });

  it.each(byReading)("finds %s in %s at %s, which it calls: %s", async (...found) => {
    await operator.control("POST", "/mutations", { name: found[0] });
    await expectFound(await doctor(), found);
  });

  it.each(byWriting)("finds %s by writing, in %s at %s: %s", async (...found) => {
    await operator.control("POST", "/mutations", { name: found[0] });
    await expectFound(await doctor(true), found);
  });

  it.each(ofAnotherMember)("finds %s in %s at %s: %s", async (...found) => {
    await operator.control("POST", "/mutations", { name: found[0] });
    await expectFound(await doctor(false, "0812345912"), found);
  });
});
