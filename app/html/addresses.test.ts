import { expect, test } from "vitest";
import { cachedPictureFilter, iosLinkOf, linkOf } from "./addresses";

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

function recordingFilter() {
  const judged: string[] = [];
  const picture = cachedPictureFilter((address = "") => {
    judged.push(address);
    return address.startsWith("https:") ? address : undefined;
  });
  return { judged, picture };
}

test("judges an address once, whether or not a page may show it", () => {
  const { judged, picture } = recordingFilter();
  for (const address of ["https://a.example/1", "http://a.example/1", "https://a.example/1"])
    picture(address);
  expect(picture("http://a.example/1")).toBeUndefined();
  expect(picture("https://a.example/1")).toBe("https://a.example/1");
  expect(picture(undefined)).toBeUndefined();
  expect(judged).toEqual(["https://a.example/1", "http://a.example/1", ""]);
});

test("remembers no more letters than the pictures of an operator have, however long its addresses are", () => {
  const { judged, picture } = recordingFilter();
  picture("https://a.example/first");
  for (let count = 0; count < 500; count++) picture(`https://a.example/${count}?${"x".repeat(2_000)}`);
  picture("https://a.example/first");
  expect(judged.filter((address) => address.endsWith("first"))).toHaveLength(2);
  for (let count = 0; count < 3; count++) picture(`data:${"x".repeat(1_000_000)}`);
  expect(judged.filter((address) => address.startsWith("data:"))).toHaveLength(3);
  picture("https://a.example/first");
  expect(judged.filter((address) => address.endsWith("first"))).toHaveLength(2);
});
