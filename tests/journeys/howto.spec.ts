import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";

const videos = ["wallet", "play", "balance", "bonus", "cancel-bonus"] as const;

test("how-to lists five videos; tapping one opens a player over the list that really plays [1.13 2.13 6.01]", async ({
  page,
  brand,
}) => {
  await page.goto("/howto");
  await awaitScript(page);
  const drawn = await page
    .locator("main li [data-film]")
    .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).backgroundImage));
  expect(new Set(drawn.filter((picture) => picture.startsWith("url("))).size).toBe(videos.length);
  for (const name of videos) {
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(videos.length);
    await page.getByRole("link", { name: brand.t(`public:howto.${name}`) }).click();
    await expect(page).toHaveURL(`/howto/${name}`);
    const dialog = page.getByRole("dialog", { name: brand.t(`public:howto.${name}`) });
    const video = dialog.locator("video");
    await expect(video).toHaveAttribute("poster", `/brand/videos/${name}.svg`);
    await expect(video.locator("track")).toHaveCount(brand.config.locales.length);
    const { duration, width } = await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      await element.play();
      return { duration: element.duration, width: element.videoWidth };
    });
    expect(duration).toBeGreaterThanOrEqual(3);
    expect(width).toBeGreaterThan(200);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/howto");
  }
});
