import { errorGroups } from "schemas/contract/errors";
import { expect, test } from "vitest";
import type { PlainBrowser } from "../support/plain-browser";
import type { JourneyMember } from "../support/sandbox";
import { outcomeOf, send } from "./money-dialog";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t, say, config, texts } = brand;

interface Form {
  name: string;
  endpoint: "wallet.transfer" | "wallet.withdrawAll";
  /** From opening the form to the outcome. */
  send(browser: PlainBrowser): Promise<unknown>;
}

async function transfer(browser: PlainBrowser, from: string, to: string, amount: string): Promise<void> {
  await browser.open("/user/home/transfer");
  await send(browser, { from, to, amount });
}

const forms: Form[] = [
  {
    name: "transfer",
    endpoint: "wallet.transfer",
    send: (browser) => transfer(browser, "wallet", "PG", "10"),
  },
  {
    name: "withdrawal",
    endpoint: "wallet.withdrawAll",
    async send(browser) {
      await browser.open("/user/home/withdraw");
      await send(browser, { amount: "100" });
      await browser.press("do=confirm");
    },
  },
];

const said = ({ page }: PlainBrowser) => page.text("[role=status]");

/** How the operator answers this member's next transfer. */
const answers = (who: JourneyMember, status: number, message: string, when: "before" | "after" = "before") =>
  sandbox.fault(who, {
    endpoint: "wallet.transfer",
    kind: "status",
    status,
    when,
    body: { message },
    times: 1,
  });

test("more than there is: the operator's refusal is shown in the page's language, and nothing moved [8.28]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await transfer(browser, "PG", "wallet", "30.51");
  expect(outcomeOf(browser)).toBe("refused");
  expect(said(browser)).toContain(say("errors:MONEY_NOT_ENOUGH"));
  expect(said(browser)).not.toContain(t("money:outcome.text.refused"));
  expect(await sandbox.balances(who)).toMatchObject({ wallet: 1_000, games: { PG: 30.5 }, statements: 3 });
  const form = await browser.follow(t("money:outcome.transfer.again"));
  expect(form.one("dialog form").getAttribute("action")).toBe("/user/home/transfer");
});

test("out of a game while a bonus is held: the member is told to end the bonus first", async () => {
  const who = await member();
  await sandbox.flag(who, { bonus: "limit" });
  const browser = await signedIn(who);
  await transfer(browser, "JOKER", "wallet", "10");
  expect(outcomeOf(browser)).toBe("refused");
  expect(said(browser)).toContain(say("errors:BONUS_REMAINING"));
  expect(await sandbox.balances(who)).toMatchObject({ wallet: 1_000, games: { JOKER: 250 } });
});

test("a code that says success is shown with the success; one that says failure is a refusal, although the status is 200", async () => {
  const who = await member();
  const browser = await signedIn(who);
  for (const [message, when, state] of [
    ["REFUND_SUCCESS", "after", "done"],
    ["BONUS_REMAINING", "before", "refused"],
  ] as const) {
    await answers(who, 200, message, when);
    await transfer(browser, "wallet", "PG", "10");
    expect(outcomeOf(browser)).toBe(state);
    expect(said(browser)).toContain(say(`errors:${message}`));
  }
});

test("a refusal in words of the operator's own is shown as it came, as text [8.01]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const message = 'ยอดวันนี้เต็มแล้ว <img src=x onerror="alert(1)">';
  await answers(who, 409, message);
  await transfer(browser, "wallet", "PG", "10");
  expect(outcomeOf(browser)).toBe("refused");
  expect(said(browser)).toContain(message);
  expect(browser.page.all("[role=status] img").length).toBe(0);
  expect(await sandbox.callsOf(who, "wallet.transfer")).toHaveLength(1);
});

const aboutMoney = { th: /เงิน/, lo: /ເງິນ/, en: /money|balance/i };

test.each(forms)(
  "every money code is a refusal of a $name with its text, in each language and whatever the status, and says where the money is [8.01 8.28]",
  async (form) => {
    const who = await member();
    const browser = await signedIn(who);
    for (const [index, code] of errorGroups.money.entries()) {
      const status = index % 2 === 0 ? 400 : 500;
      const fault = { kind: "status", status, body: { message: code }, times: 1 } as const;
      await sandbox.fault(who, { endpoint: form.endpoint, ...fault });
      await form.send(browser);
      for (const locale of config.locales) {
        await browser.press(`locale=${locale}`);
        const text = texts.anyKey(locale)(`errors:${code}`);
        expect(text).not.toContain(code);
        expect(text).toMatch(aboutMoney[locale]);
        expect([outcomeOf(browser), said(browser)]).toEqual(["refused", expect.stringContaining(text)]);
      }
    }
    expect(await sandbox.balances(who)).toMatchObject({ wallet: 1_000, games: { PG: 30.5 } });
  },
);
