import { expect, test } from "vitest";
import { pages } from "./pages";

const { brand, member, signedIn } = pages();
const { t } = brand;

test("home's tiles are the wheel, invite, the bonus conditions and the refund; each leads to its own screen or dialog [2.25]", async () => {
  const browser = await signedIn(await member());
  const tiles = [
    { name: t("home:wheel.title"), path: "/user/spin", shows: "main h1", heading: t("spin:title") },
    {
      name: t("home:tiles.invite.title"),
      path: "/user/home/invite",
      shows: "dialog h2",
      heading: t("rewards:invite.title"),
    },
    {
      name: t("home:tiles.bonus.title"),
      path: "/user/bonus",
      shows: "main h1",
      heading: t("bonus:title"),
    },
    {
      name: t("home:tiles.refund.title"),
      path: "/user/home/refund",
      shows: "dialog h2",
      heading: t("rewards:refund.title"),
    },
  ];
  const home = await browser.open("/user/home");
  const links = home.all("main ul a").filter((link) => link.querySelector("b"));
  expect(links.map((link) => [link.querySelector("b")?.textContent, link.getAttribute("href")])).toEqual(
    tiles.map(({ name, path }) => [name, path]),
  );
  for (const { path, shows, heading } of tiles) {
    await browser.open("/user/home");
    const page = await browser.open(browser.page.one(`main a[href="${path}"]`).getAttribute("href") ?? "");
    expect([page.path, page.status]).toEqual([path, 200]);
    expect(page.texts(shows)).toContain(heading);
  }
});
