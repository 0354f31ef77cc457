import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";
import { expectUsable } from "./usable";

const tops = (boxes: readonly ({ y: number } | null)[]) => new Set(boxes.map((box) => box?.y)).size;

test("the profile has its parts side by side on a desktop, below each other on a phone, and edits without script", async ({
  signedIn: page,
  noScript,
  signIn,
  member,
  brand: { t, config },
  axe,
}) => {
  const { realityCheck } = config.features;
  const names = [t("profile:facts"), t("profile:bank"), ...(realityCheck ? [t("profile:care")] : [])];
  const parts = names.map((name) => page.getByRole("region", { name, exact: true }));
  const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
  await page.goto("/user/profile");
  await awaitScript(page);
  expect(tops(await boxes())).toBe(names.length);
  await axe(page);
  await expectUsable(page, "profile");
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(tops(await boxes())).toBe(1);
  if (realityCheck) {
    const { reminderMinutes } = config.saferPlay;
    await expect(page.getByText(t("profile:every", { minutes: reminderMinutes }))).toBeVisible();
  }
  await signIn(noScript.context(), member);
  await noScript.goto("/user/profile");
  await noScript.getByRole("link", { name: t("profile:edit") }).click();
  await expect(noScript).toHaveURL("/user/profile/edit");
});
