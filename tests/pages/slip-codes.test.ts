import { errorGroups } from "schemas/contract/errors";
import { expect, test } from "vitest";
import { slipOf, transferOf, voucherOf } from "../contract/cashier-desk";
import { offer } from "../journeys/deposit-desk";
import { inEachLanguage } from "./each-language";
import { outcomeOf, send } from "./money-dialog";
import { ownPages } from "./pages";

const { brand, sandbox, member, signedIn } = ownPages({
  TRUELINK_KEY: "sandbox",
  LIMIT_UPLOAD_MEMBER: "1000/1800",
});

/** Each code of slips and gift links, with the call that can answer it. */
const codes = errorGroups.slipUpload.map((code) => ({
  code,
  endpoint: code.startsWith("TRUELINK") ? ("wallet.truelink" as const) : ("wallet.slip" as const),
}));

test.each(codes)(
  "$code is refused in its own words, in each language, and no money moves [8.01 8.29]",
  async ({ code, endpoint }) => {
    const who = await member();
    const browser = await signedIn(who);
    const said = new Set<string>();
    await offer(sandbox, who, { wallets: [{ mode: "LINK", walletAccountName: "0998765432" }] });
    await sandbox.fault(who, { endpoint, kind: "status", status: 400, body: { message: code } });
    if (endpoint === "wallet.slip") {
      await browser.open("/user/home/deposit/slip");
      await send(browser, { file: await slipOf(await transferOf(sandbox, who)) });
    } else {
      const { link } = await voucherOf(sandbox, 50);
      await browser.open("/user/home/deposit");
      await browser.press("do=send", { link });
    }
    expect(outcomeOf(browser)).toBe("refused");
    const { path } = browser.page;
    await inEachLanguage(browser, brand, async (sayHere) => {
      const text = (await browser.open(path)).text("[role=status]");
      expect(text).toContain(sayHere(code));
      said.add(sayHere(code));
      for (const other of codes) if (other.code !== code) expect(text).not.toContain(sayHere(other.code));
    });
    expect(said.size).toBe(brand.config.locales.length);
    expect(await sandbox.callsOf(who, endpoint)).toHaveLength(1);
    expect((await sandbox.balances(who)).wallet).toBe(1_000);
  },
);
