import { writeFile } from "node:fs/promises";
import { slipOf, transferOf } from "../contract/cashier-desk";
import type { ListedQr } from "../journeys/deposit-desk";
import { OUTCOME } from "../journeys/outcome-screen";
import { expect, test } from "./fixtures";

for (const hasScript of [true, false]) {
  test.describe(hasScript ? "with script" : "without script", () => {
    test.use({ hasScript });

    test("a deposit by code: made, paid at the bank, credited", async ({
      signedIn: phone,
      member,
      brand,
      sandbox,
    }) => {
      const { t, money, priced } = brand;
      await phone.press(t("home:deposit"));
      await phone.fill("amount", String(money(500)));
      await phone.press({ css: "dialog details[open] button[value=create]" });
      await phone.seeElement("dialog img[src^='data:image']");
      await phone.see(priced(money(500)), "dialog");
      const [code] = await sandbox.control<ListedQr[]>("GET", `/qrcodes?username=${member.username}`);
      expect(code).toMatchObject({ amount: money(500), status: "ACTIVE" });
      await sandbox.control("POST", `/qrcodes/${code?.id}/pay`, {});
      if (hasScript) await phone.see(t("money:outcome.slip.done"), "h1");
      else await phone.press(t("deposit:qr.paid"));
      await phone.open("/user/home");
      await phone.see(priced(money(1_800.5)), "main");
      expect((await sandbox.balances(member)).wallet).toBe(money(1_500));
      expect(await sandbox.isExact()).toBe(true);
    });

    test("a deposit by slip: the picture is chosen, sent and credited", async ({
      signedIn: phone,
      member,
      brand,
      sandbox,
    }, testInfo) => {
      const { t, money } = brand;
      const slip = await slipOf(await transferOf(sandbox, member, { amount: money(500) }));
      const file = testInfo.outputPath("slip.png");
      await writeFile(file, Buffer.from(await slip.arrayBuffer()));
      await phone.open("/user/home/deposit/slip");
      await phone.upload("file", file);
      if (hasScript && brand.config.features.slipCheck) await phone.see(t("slip:readable"), "dialog");
      await phone.press(t("slip:send"));
      await phone.seePath(OUTCOME);
      expect((await sandbox.balances(member)).wallet).toBe(money(1_500));
    });
  });
}
