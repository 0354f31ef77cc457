import { formatAmount } from "schemas/amount";
import { depositView, entryOf } from "schemas/brand";
import { describe, expect, test } from "vitest";
import { formatDuration } from "../../app/format/duration.server";
import { brandIds } from "../../scripts/operator/brands/brand-files";
import { flavours } from "../../scripts/sandbox/seed/seeds";
import { account, codesOf, offer } from "../journeys/deposit-desk";
import { outcomeOf, send } from "./money-dialog";
import { ownPages } from "./pages";
import { entriesOf } from "./statement";

describe.each(brandIds())("%s", (brandId) => {
  const { brand, sandbox, member, signedIn } = ownPages({}, brandId);
  const { t, say, money, shown, priced, config, currencyName } = brand;
  const { currency } = config;

  async function visitor() {
    const who = await member();
    return { who, browser: await signedIn(who) };
  }

  test("a member moves money into a game and back, from the brand's minimum on, and home follows [1.02 2.30 4.18 5.25 7.33 8.14 9.06]", async () => {
    const { who, browser } = await visitor();
    const { minimum } = config.transfer;
    const least = say("fields:amount.minimum", { minimum: shown(minimum / 100), currency: currencyName });
    await browser.open("/user/home");
    await browser.follow(t("home:transfer"));
    const there = { from: "wallet", to: "JOKER" };
    const refused = await send(browser, { ...there, amount: shown((minimum - 1) / 100) });
    expect(refused.description("amount")).toBe(least);
    expect(await sandbox.callsOf(who, "wallet.transfer")).toEqual([]);
    for (const { way, amount, left, statements } of [
      { way: there, amount: minimum / 100, left: money(1_000) - minimum / 100, statements: 4 },
      { way: { from: "JOKER", to: "wallet" }, amount: minimum / 100, left: money(1_000), statements: 5 },
    ]) {
      await browser.open("/user/home/transfer");
      await send(browser, { ...way, amount: shown(amount) });
      expect(browser.page.text("h1")).toBe(t("money:outcome.transfer.done"));
      expect(browser.page.text("article")).toContain(priced(amount));
      expect(await sandbox.balances(who)).toMatchObject({ wallet: left, statements });
      const home = await browser.follow(t("money:outcome.home"));
      expect([home.path, home.all("dialog").length]).toEqual(["/user/home", 0]);
      expect(home.fact(t("home:mainWallet"))).toBe(priced(left));
    }
    expect(await sandbox.isExact()).toBe(true);
  });

  test("a withdrawal waits for its transfer, then is paid out or comes back; page, statement and home follow [1.10 2.23 2.30 4.18 7.36 8.15]", async () => {
    const { who, browser } = await visitor();
    const { username } = who;
    const { min, max } = flavours[brand.seed].withdraw;
    await sandbox.control("POST", "/cashier", { username, withdrawSettlement: "by-hand" });
    for (const { outcome, state, status, left } of [
      { outcome: "SUCCESS", state: "done", status: t("statement:status.success"), left: 799.75 },
      { outcome: "FAILED", state: "refused", status: t("statement:status.failed"), left: 799.75 },
    ]) {
      await browser.open("/user/home");
      const form = await browser.follow(t("home:withdraw"));
      const range = { minimum: shown(min), maximum: shown(max), currency };
      expect(form.description("amount")).toBe(t("withdraw:range", range));
      await send(browser, { amount: shown(money(200.25)) });
      const accepted = await browser.press("do=confirm");
      expect(accepted.text("h1")).toBe(t("money:outcome.withdraw.accepted"));
      expect(accepted.text("article")).toContain(priced(money(200.25)));
      const home = await browser.open("/user/home");
      const pending = home.all(`a[href^="${accepted.path}"]`);
      expect(pending.map((link) => link.textContent).join()).toContain(
        `${shown(money(200.25))} ${brand.currencyName}`,
      );
      const [waiting = ""] = entriesOf(await browser.open("/user/statement"));
      expect(waiting).toContain(t("statement:status.progress"));

      const [newest] = await sandbox.control<{ id: number }[]>("GET", `/withdrawals?username=${username}`);
      await sandbox.control("POST", `/withdrawals/${newest?.id}/settle`, { outcome });
      await browser.open(accepted.path);
      expect(outcomeOf(browser)).toBe(state);
      const after = await browser.open("/user/home");
      expect(after.text("main")).toContain(priced(money(left)));
      expect(after.all(`a[href^="${accepted.path}"]`).length).toBe(0);
      const [settled = ""] = entriesOf(await browser.open("/user/statement"));
      expect(settled).toContain(t("statement:activity.withdraw"));
      expect(settled).toContain(status);
    }
    const asked = await sandbox.callsOf(who, "wallet.withdrawAll");
    expect(asked.map(({ body }) => body)).toEqual([{ amount: money(200.25) }, { amount: money(200.25) }]);
    expect(await sandbox.isExact()).toBe(true);
  });

  test("every view of the look-up, for every bank and mode of the brand [2.33 2.34 2.35 2.36 2.37 2.38 2.39 2.40 9.30]", async () => {
    const { who, browser } = await visitor();
    const codes = [...Object.keys(config.deposit.views), "NEWBANK"];
    for (const mode of ["AUTO", "OTHER"]) {
      const views = codes.map((code) => depositView(config, code, mode));
      const isQr = views.some(({ view }) => view === "qr");
      for (const isManual of [false, true]) {
        const banks = codes.map((code) => account(code, mode, { currency: "LAK" }));
        await offer(sandbox, who, { banks, isManual });
        const page = await browser.open("/user/home/deposit");
        const kinds = page.all("dialog [data-way]").map((row) => row.getAttribute("data-way") ?? "");
        const drawn = kinds.filter((kind) => ["details", "bcel"].includes(kind));
        expect(drawn).toEqual(views.map(({ view }) => view).filter((view) => view !== "qr"));
        const marks = page.text("dialog").split(t("deposit:bank.manual")).length - 1;
        expect(marks).toBe(isManual ? drawn.length : 0);
        expect(kinds.includes("qr")).toBe(isQr);
      }
      for (const [index, code] of codes.entries()) {
        if (views[index]?.view !== "qr") continue;
        const minimum = entryOf(config.deposit.qr, code)?.minimum;
        const page = await browser.open(`/user/home/deposit/qr/${code}`);
        const amount = minimum === undefined ? "none" : formatAmount(minimum);
        expect(page.text("dialog")).toContain(t("deposit:minimum", { amount, currency }));
      }
    }
  });

  test("BCEL has its currency and the drawn steps, the brand's own where it has some [2.37]", async () => {
    const { who, browser } = await visitor();
    await offer(sandbox, who, { banks: [account("BCEL", "AUTO", { currency: "LAK" })] });
    const page = await browser.open("/user/home/deposit");
    expect(page.text("dialog")).toContain(t("deposit:bank.currency", { currency: "LAK" }));
    const { picture } = depositView(config, "BCEL", "AUTO");
    const label = t("deposit:bank.picture", { bank: "" }).trim();
    expect(page.all("dialog img").length).toBe(picture ? 1 : 0);
    const steps = page.one(picture ? "dialog img" : "dialog svg[role=img]");
    expect(steps.getAttribute(picture ? "alt" : "aria-label")).toContain(label);
    if (!picture) return;
    const answer = await browser.visitor.get(steps.getAttribute("src") ?? "");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      expect.stringMatching(/^image/),
    ]);
  });

  test("the brand's own way to deposit by code, in its currency, texts with its figures [2.36 9.11 9.13]", async () => {
    const { who, browser } = await visitor();
    const page = await browser.open("/user/home/deposit");
    const span = formatDuration(config.deposit.creditedWithinMinutes, config.defaultLocale);
    expect(page.text("dialog")).toContain(t("deposit:bank.credited", { span }));
    await browser.press("do=create", { amount: String(money(500)) });
    expect(browser.page.one("dialog img[src^='data:image']").getAttribute("alt")).toContain(
      priced(money(500)),
    );
    expect(await codesOf(sandbox, who)).toMatchObject([{ amount: money(500), status: "ACTIVE" }]);
  });
});
