import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { readChunks } from "~/cookies/cookie.server";
import { createSeals } from "~/session/seal.server";
import { outcomeOf, send } from "../pages/money-dialog";
import { registration } from "../pages/registration";
import { newApplicant } from "../support/applicant";
import { openRoom, textMessage } from "../support/chat-visitor";
import { PlainBrowser } from "../support/plain-browser";
import { Visitor } from "../support/visitor";
import { startTracedSite, type TracedSite } from "./traced-site";

let site: TracedSite;
beforeAll(async () => {
  site = await startTracedSite();
});
afterAll(() => site.close());

const TYPED = "canary-typed-91c2";
const SAID = "canary-said-by-the-operator";
const ADDRESS = "203.0.113.77";
/** In baht. */
const AMOUNTS = { wallet: 8_213.57, transfer: 1_376.43, deposit: 6_271.39, withdraw: 4_137.71 };

/** A browser behind our proxy, whose headers bear what no span may. */
class Member extends Visitor {
  override get(path: string, headers: Record<string, string> = {}) {
    return super.get(path, { "x-forwarded-for": ADDRESS, referer: `http://x/${TYPED}`, ...headers });
  }
}

test("what members are, have and type is in no byte that a collector gets, and in no metric", async () => {
  const { brand, sandbox, receiver } = site;
  const { t } = brand;
  const named = { name: "CANARY NICKNAME", firstName: "canaryfirst", lastName: "canarylast" };
  const applicant = newApplicant(brand, { ...named, password: "canary-password-7f3a" });
  const browser = new PlainBrowser(new Member(site.url, "CanaryBrowser/1.0"));
  const steps = registration(browser, brand);
  await steps.enterPhone(applicant);
  await steps.enterProfile(applicant);
  expect((await steps.enterBank(applicant)).path).toBe("/register/done");

  const account = {
    password: "canary-password-91d0",
    bankAccountNo: "7770001234567",
    bankAccountName: "CANARY HOLDER",
  };
  const member = await sandbox.make({ ...account, walletAmount: AMOUNTS.wallet, games: { PG: 30.5 } });
  const { username } = member;
  await browser.open(`/login?password=${TYPED}`);
  await browser.press(t("public:login.submit"), { username, password: TYPED });
  await browser.press(t("public:login.submit"), { username, password: account.password });
  expect(browser.page.path).toBe("/user/home");
  const cookie = browser.visitor.cookie("session") ?? "";
  const token = await tokenIn(browser.visitor.cookieHeader());

  await browser.open("/user/home/transfer");
  const transfer = { from: "wallet", to: "PG", amount: String(AMOUNTS.transfer) };
  await sandbox.fault(member, {
    endpoint: "wallet.transfer",
    kind: "status",
    status: 400,
    body: { message: SAID },
    times: 1,
  });
  await browser.press(t("transfer:submit"), transfer);
  expect(browser.page.html).toContain(SAID);
  await browser.open("/user/home/transfer");
  await browser.press(t("transfer:submit"), transfer);
  expect(outcomeOf(browser)).toBe("done");
  await browser.open("/user/home/deposit");
  await browser.press("do=create", { amount: String(AMOUNTS.deposit) });
  await browser.open("/user/home/withdraw");
  await send(browser, { amount: String(AMOUNTS.withdraw) });
  await browser.press("do=confirm");
  expect(outcomeOf(browser)).toBe("accepted");
  await browser.open(`/user/statement?from=${TYPED}`);
  await browser.open(`/user/bonus/${TYPED}`);
  const room = await openRoom(browser.visitor);
  expect((await room.send({ message: textMessage(TYPED) })).status).toBe(200);
  await sandbox.fault(member, { endpoint: "wallet.get", kind: "not-json", body: SAID });
  await browser.open("/user/home");
  await browser.open(`/${TYPED}`);

  const wanted = [
    "POST /login",
    "action login",
    "operator wallet.transfer",
    "store claim",
    "render",
    "GET /user/bonus/:code",
    "POST /chat/send",
  ];
  await expect
    .poll(() => wanted.filter((one) => receiver.spans.every((span) => span.name !== one)))
    .toEqual([]);
  const metrics = await site.metrics();
  expect(metrics).toContain('money_operations_total{operation="withdraw"');
  const calls = await sandbox.callsOf(member);
  expect(calls.find(({ endpoint }) => endpoint === "wallet.withdrawAll")?.headers.traceparent).toMatch(
    /^00-/,
  );
  await expect.poll(() => receiver.spans.some((span) => span.name === "GET /*")).toBe(true);

  const exported = [...receiver.bodies, ...receiver.headers].map(withoutNumbers);
  const searched = [...exported, metrics.replace(/ \S+$/gm, "")];
  const money = Object.values(AMOUNTS).flatMap((baht) => [String(baht), String(Math.round(baht * 100))]);
  const people = [applicant, { ...account, username, name: member.name }].flatMap((one) =>
    Object.values(one),
  );
  const numbers = [username.slice(1), applicant.username.slice(1), ADDRESS];
  const sealed = [token, cookie, cookie.slice(0, 40)];
  const typed = [TYPED, SAID, "CANARYFIRST CANARYLAST", "CanaryBrowser", room.room, room.party];
  for (const secret of [...people, ...numbers, ...sealed, ...typed, ...money]) {
    if (secret === applicant.bankCode) continue;
    expect(secret.length, secret).toBeGreaterThan(5);
    expect(searched.filter((text) => text.includes(secret)).length, secret).toBe(0);
  }
});

/** Without the digits of times and ids, among which any number can be found. */
function withoutNumbers(body: string): string {
  return body.replace(/"(start|end)TimeUnixNano":"\d+"|"(traceId|spanId|parentSpanId)":"\w+"/g, "");
}

/** The operator's token in the sealed cookie. */
async function tokenIn(cookie: string): Promise<string> {
  const sealed = readChunks(new Request("http://local.invalid", { headers: { cookie } }), "session");
  const session = await createSeals(site.secrets)("session").open(sealed ?? "");
  return z.object({ token: z.string() }).parse(session).token;
}
