import { expect, test } from "vitest";
import { ownPages } from "./pages";

// With services of their own, because the app keeps what it has looked up.
const { brand, sandbox, guest, signedIn } = ownPages();

test("the top bar has the name that the operator says, for guests and members [2.20 7.07]", async () => {
  const name = "ชื่อใหม่ของเรา";
  expect(Object.values(brand.config.name)).not.toContain(name);
  const body = { name, website: "https://new.example" };
  await sandbox.control("POST", "/faults", { endpoint: "lookup.info", kind: "status", status: 200, body });
  for (const [browser, path] of [
    [guest(), "/login"],
    [await signedIn(), "/user/home"],
  ] as const) {
    expect([path, (await browser.open(path)).text("header a")]).toEqual([path, name]);
  }
});
