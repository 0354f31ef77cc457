import { beforeAll, describe, expect, test } from "vitest";
import { accountAt, setAccount } from "../journeys/game-accounts";
import { heldBy } from "../journeys/member-rewards";
import { outcomeOf, send } from "./money-dialog";
import { expectOutcome } from "./outcome";
import { ownPages } from "./pages";

const { brand, sandbox, member, signedIn } = ownPages();
const { t } = brand;

/** What an address would end with, or read otherwise. Each stands beside its own beginning. */
const codes = [
  "WELCOME100#2",
  "WELCOME100?2",
  "WELCOME100%232",
  "WELCOME100%",
  "WELCOME100&B=1+2",
  "WELCOME100;ก",
];
const BEGINNING = "WELCOME100";

beforeAll(async () => {
  for (const code of [BEGINNING, ...codes]) {
    for (const kind of ["bonus", "promotion"])
      await sandbox.control("POST", "/offers", { code, kind, amount: 10, maxReceived: 9 });
    await sandbox.control("POST", "/games", { code, name: `Game ${code}` });
  }
});

/** The operator's name for it, as it stands in the path of a call. */
const lastOf = (path: string | undefined) => decodeURIComponent(path?.split("/").at(-1) ?? "");

describe.each(codes)("%s", (code) => {
  test("as a bonus: what is on the screen is received", async () => {
    const who = await member();
    const browser = await signedIn(who);
    const list = await browser.open("/user/bonus");
    const isMeant = (link: Element) =>
      [...link.querySelectorAll("*")].some((one) => one.textContent === code);
    const card = list.all("section[aria-labelledby=bonus-all] a").find(isMeant);
    const offer = await browser.open(card?.getAttribute("href") ?? "no card");
    expect(offer.text("dialog h2, dialog h1")).toContain(code);
    await browser.press("do=review");
    expectOutcome(await browser.press("do=confirm"), t("bonus:outcome.activate.done"));
    expect(await heldBy(sandbox, who)).toMatchObject({ code });
    const called = await sandbox.callsOf(who, "bonus.activate");
    expect(called.map(({ path }) => lastOf(path))).toEqual([code]);
  });

  test("as a promotion code: what was found is received", async () => {
    const who = await member();
    const browser = await signedIn(who);
    await browser.open("/user/bonus");
    await browser.press("do=find", { code });
    await browser.press("do=promotion");
    expectOutcome(await browser.press("do=confirm"), t("bonus:outcome.promotion.done"));
    expect(await heldBy(sandbox, who)).toMatchObject({ code });
  });

  test("as a game: the account on the screen is opened, shown, given a new password and filled", async () => {
    const who = await member();
    for (const at of [BEGINNING, code]) await setAccount(sandbox, who, { code: at, isActive: false });
    const browser = await signedIn(who);
    await browser.open(`/user/home/games/${encodeURIComponent(code)}`);
    expect((await browser.press("do=activate")).text("dialog")).toContain(t("games:outcome.activate.done"));
    const account = await accountAt(sandbox, who, code);
    expect(account.isActive).toBe(true);
    await browser.open(`/user/home/games/${encodeURIComponent(code)}`);
    const shown = await browser.press("do=reveal");
    expect(shown.fact(t("games:password"), "dialog")).toContain(account.password);
    await browser.press("do=reset");
    expect((await accountAt(sandbox, who, code)).password).not.toBe(account.password);
    expect((await accountAt(sandbox, who, BEGINNING)).isActive).toBe(false);
    for (const endpoint of ["wallet.activate", "wallet.resetPassword"] as const) {
      const called = await sandbox.callsOf(who, endpoint);
      expect(called.map(({ path }) => lastOf(path))).toEqual([code]);
    }
    await browser.open(`/user/home/transfer?to=${encodeURIComponent(code)}`);
    await send(browser, { from: "wallet", to: code, amount: "20" });
    expect(outcomeOf(browser)).toBe("done");
    expect((await sandbox.balances(who)).games).toMatchObject({ [code]: 20 });
  });

  test("as a coupon: the one that was tapped is claimed", async () => {
    const who = await member();
    const coupons = [BEGINNING, code].map((_id) => ({
      _id,
      prize: { name: _id },
      amount: 1,
      claimed: false,
    }));
    await sandbox.fault(who, {
      endpoint: "spinwheel.coupons",
      kind: "status",
      status: 200,
      body: { coupons },
    });
    const browser = await signedIn(who);
    const page = await browser.open("/user/spin");
    const rows = page.all("#coupons tr").filter((row) => row.textContent?.includes(code));
    expect(rows[0]?.querySelector("input[name=coupon]")?.getAttribute("value")).toBe(code);
    await browser.press("do=review", { coupon: code });
    await browser.press("do=confirm");
    const claimed = await sandbox.callsOf(who, "spinwheel.claim");
    expect(claimed.map(({ body }) => (body as { coupon: string }).coupon)).toEqual([code]);
  });

  test("as a slip's reference and as a bank's code: its own picture is asked for", async () => {
    const who = await member();
    const slip = { status: "SUCCESS", createdAt: "2026-03-04T05:06:07Z", amount: 1, reference: code };
    const body = { slips: [slip], total: 1 };
    await sandbox.fault(who, { endpoint: "statement.slips", kind: "status", status: 200, body });
    const browser = await signedIn(who);
    const list = await browser.open("/user/statement/slips");
    await browser.visitor.get(list.link(t("slip:slips.view")));
    const [asked] = await sandbox.callsOf(who, "statement.slipReference");
    expect(lastOf(asked?.path)).toBe(code);
    const bank = { bankCode: code, bankType: "QRCODE", mode: "QRCODE", bankNameTH: code, bankNameEN: code };
    await sandbox.control("POST", "/deposit", {
      username: who.username,
      banks: [bank],
      qrMinimums: { [code]: 1 },
    });
    await browser.visitor.get(`/files/qr/${encodeURIComponent(code)}`);
    const looked = await sandbox.callsOf(who, "qrcode.get");
    expect(looked.map(({ path }) => lastOf(path))).toEqual([code]);
  });
});
