import type { EndpointName } from "schemas/contract";
import { expect, test } from "vitest";
import type { JourneyMember } from "../support/sandbox";
import { pages } from "./pages";

const site = pages();
const { sandbox, signedIn } = site;

const screens = [
  ...["/user/home", "/user/home?dialog=reality", "/user/home/transfer"],
  ...["/user/home/withdraw", "/user/home/deposit", "/user/home/deposit/qr/WW"],
  ...["/user/home/deposit/slip", "/user/home/invite?page=1", "/user/home/refund?page=1"],
  ...["/user/home/games/PG", "/user/profile", "/user/profile/edit", "/user/bonus", "/user/bonus/WEEK15"],
  ...["/user/spin", "/user/statement", "/user/statement?type=deposit", "/user/statement/summary"],
  ...["/user/statement/slips", "/user/contact/chat"],
];

const gone = { kind: "status", status: 410, body: { message: "gone" } } as const;
const LATER_MS = 20;

/** The member's calls, each once. */
async function callsOf(who: JourneyMember): Promise<EndpointName[]> {
  const named = (await sandbox.callsOf(who)).map(({ endpoint }) => endpoint);
  return [...new Set(named)] as EndpointName[];
}

/** A member about whom every screen has something to read: a held bonus, a code to pay, a slip. */
async function busyMember() {
  const games = { PG: 30, JOKER: 0 };
  const who = await sandbox.make({ walletAmount: 1_000, games, bonus: "week", statements: 12, coin: 2 });
  const browser = await signedIn(who);
  await browser.open("/user/home/deposit/qr/WW");
  await browser.press("do=create", { amount: "100" });
  return { who, browser };
}

/** A rejected read that nobody awaits would end the process, for every member (tests/faults/unawaited.test.ts). */
test.each(screens)(
  "%s leads out, and stops nobody else, when any one of its reads says `gone`",
  async (path) => {
    const { who, browser } = await busyMember();
    await sandbox.control("DELETE", "/calls");
    await browser.open(path);
    const asked = await callsOf(who);
    expect(asked).not.toEqual([]);
    for (const endpoint of asked) {
      // First of all reads, then last of all, when the page has already been given up.
      for (const [first, others] of [
        [gone, { kind: "delay", delayMs: LATER_MS }],
        [{ ...gone, delayMs: LATER_MS }, gone],
      ] as const) {
        await sandbox.fault(who, { endpoint, ...first });
        await sandbox.fault(who, { endpoint: "*", ...others });
        const page = await browser.open(path);
        expect([endpoint, [200, 410].includes(page.status)]).toEqual([endpoint, true]);
        await sandbox.heal(who);
        expect(site.logLines.filter((line) => /unexpected error|unawaited failure/.test(line))).toEqual([]);
      }
    }
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  },
);
