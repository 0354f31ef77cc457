import { expect, test } from "vitest";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();
const { t } = brand;

const notFound = t("public:notFound.heading");

/** At the end of the screen below, out of sight on a phone, a member would take it for that screen. */
test.each([
  ["/user/home/deposit/qr/NOPE", notFound],
  ["/user/home/games/NOPE", notFound],
  ["/user/bonus/NOPE", notFound],
])("a dialog that is not there takes the place of the screen below: %s", async (path, heading) => {
  const page = await (await signedIn()).open(path);
  expect(page.status).toBe(404);
  expect(page.all("h1").map(({ textContent }) => textContent)).toEqual([heading]);
  expect(page.all("h2")).toEqual([]);
});

test("one that cannot be read says so once, with the way to try again", async () => {
  const who = await member();
  const browser = await signedIn(who);
  await sandbox.fault(who, { endpoint: "lookup.deposit", kind: "status", status: 500 });
  const path = "/user/home/deposit/qr/KBANK";
  const page = await browser.open(path);
  expect(page.all("h1").map(({ textContent }) => textContent)).toEqual([t("public:error.operatorHeading")]);
  expect(page.text("main")).not.toContain(t("home:total"));
  expect(page.all(`main a[href='${path}']`)).toHaveLength(1);
});
