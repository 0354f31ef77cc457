import { expect, test } from "./fixtures";
import { setTextSize } from "./text-size";

test("a balance stays within its card, however large the text", async ({
  signedIn: page,
  brand,
  sandbox,
  member,
}) => {
  await sandbox.play(member, "JOKER", brand.money(90_000));
  for (const percent of [100, 150, 200]) {
    await setTextSize(page, percent);
    await page.goto("/user/home");
    const joker = page.locator('main a[href$="JOKER"]').first();
    await expect(joker).toBeVisible();
    const wider = await joker.evaluate((card) => {
      const range = document.createRange();
      range.selectNodeContents(card);
      const rim = card.getBoundingClientRect();
      return [...range.getClientRects()].filter(({ left, right }) => left < rim.left || right > rim.right)
        .length;
    });
    expect(wider, `${percent} %`).toBe(0);
  }
});
