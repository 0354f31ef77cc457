import { expect } from "playwright/test";
import { arrive, type Look, type Visitor } from "./tour-visitor";

/** The wheel with a coupon below it, a prize, and a claim to confirm. */
export async function visitWheel(visitor: Visitor, look: Look): Promise<void> {
  const { page, member, sandbox } = visitor;
  const person = `/members/${member.username}`;
  await sandbox.control("POST", `${person}/coupons`, { prize: "MONEY10" });
  await sandbox.control("POST", `${person}/coins`, { coins: 1 });
  await sandbox.control("POST", `${person}/next-prize`, { prize: "MONEY10" });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await arrive(visitor, "/user/spin");
  await look("/user/spin");
  await page.locator("button[value=spin]").last().click();
  await expect(page.locator("dialog")).toBeVisible();
  await look("/user/spin, a prize");
  await arrive(visitor, "/user/spin");
  await page.locator("button[value=review]").first().click();
  await expect(page.locator("dialog button[value=confirm]")).toBeVisible();
  await look("/user/spin, a coupon");
  await page.emulateMedia({ reducedMotion: null });
}
