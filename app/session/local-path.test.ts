import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localPath } from "./local-path";

const sites = ["https://wallet.example", "http://127.0.0.1:3000"];

/** Where a browser on our sites goes, given this Location header. */
function destinations(location: string): URL[] {
  return sites.map((site) => new URL(location, `${site}/user/home`));
}

/** Fragments that browsers parse in unusual ways. */
const piece = fc.oneof(
  fc.constantFrom(
    "/",
    "//",
    "\\",
    ".",
    "..",
    "%2e",
    "%2E%2e",
    "%2f",
    "%5c",
    "@",
    ":",
    "?",
    "#",
    "\t",
    "\n",
    " ",
  ),
  fc.constantFrom(
    "evil.example",
    "https:",
    "javascript:",
    "user",
    "home",
    "\u0000",
    "\u200b",
    "／",
    "。",
    "ก",
  ),
  fc.string({ maxLength: 3, unit: "binary" }),
);

/** Segments that cancel each other out, so that two slashes end up at the front. */
const steps = fc
  .array(fc.constantFrom("", ".", "..", "%2e", "%2E.", "evil.example", "user"), {
    minLength: 1,
    maxLength: 6,
  })
  .map((segments) => `/${segments.join("/")}`);

describe("a path to go to", () => {
  it.each([
    "/",
    "/user/home",
    "/user/statement?page=2",
    "/register?code=PR7&x=%2F%2Fa",
    "/a//b",
    "/a@b:c",
    "/%E0%B8%81",
  ])("of our own stays as it is: %s", (path) => {
    expect(localPath(path)).toBe(path);
  });

  it("loses its fragment, and steps within our site are resolved", () => {
    expect(localPath("/user/home#top")).toBe("/user/home");
    expect(localPath("/user/./home/../profile")).toBe("/user/profile");
  });

  it.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/user/..//evil.example",
    "/%2e//evil.example",
    "/%2E%2e//evil.example",
    "/a/b/../..//evil.example/x",
    "https://evil.example",
    "https:/evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "evil.example",
    "@evil.example",
    "",
    " /user",
    "/user home",
  ])("elsewhere is the front page: %j", (path) => {
    expect(localPath(path)).toBe("/");
  });

  it("that is longer than any address of ours is the front page, as it is written in the end", () => {
    expect(localPath(`/user?x=${"a".repeat(1_900)}`)).toHaveLength(1_908);
    for (const path of [`/${"a".repeat(3_000)}`, `/user?x=${'"'.repeat(1_000)}`])
      expect(localPath(path)).toBe("/");
  });

  it("that is no text is the front page", () => {
    for (const value of [null, undefined, 7, {}, [], ["/user"], new Blob(["/user"])]) {
      expect(localPath(value)).toBe("/");
    }
  });

  it("never leaves the site, and is the same when read again", () => {
    const wanted = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`);
    fc.assert(
      fc.property(fc.oneof(wanted, steps, fc.webUrl(), fc.string({ unit: "binary" })), (text) => {
        const path = localPath(text);
        for (const [index, url] of destinations(path).entries()) expect(url.origin).toBe(sites[index]);
        expect(path).toMatch(/^\/(?!\/)[!-~]*$/);
        expect(localPath(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });
});
