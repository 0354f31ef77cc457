import { expect, test } from "vitest";
import { iosLinkOf, linkOf } from "./addresses";

const web = [
  "https://games.example/app.apk",
  "http://games.example/app.apk?v=1",
  "https://line.me/R/ti/p/@kapao",
];
const neverFollowed = [
  "javascript:alert(1)",
  "data:text/html,x",
  "intent://games.example#Intent;scheme=https;end",
  "https://user:pw@games.example/",
  "//games.example/app.apk",
  "/user/home",
  "",
];
const install = "itms-services://?action=download-manifest&url=";

test.each(web)("%s may be followed", (address) => {
  expect(linkOf(address)).toBe(address);
  expect(iosLinkOf(address)).toBe(address);
});

test.each([...neverFollowed, undefined])("%s is no link", (address) => {
  expect(linkOf(address)).toBeUndefined();
  expect(iosLinkOf(address)).toBeUndefined();
});

test("an iOS app may be installed from a manifest at an https address, and from nowhere else", () => {
  const address = `${install}https%3A%2F%2Fgames.example%2Fapp.plist`;
  expect(iosLinkOf(address)).toBe(address);
  expect(linkOf(address)).toBeUndefined();
  for (const manifest of ["http://games.example/app.plist", "javascript:alert(1)", ""])
    expect(iosLinkOf(install + encodeURIComponent(manifest))).toBeUndefined();
  expect(iosLinkOf("itms-services://?url=https://games.example/app.plist")).toBeUndefined();
});
