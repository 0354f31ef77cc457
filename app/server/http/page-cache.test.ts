import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Lookups } from "~/lookups/lookups.server";
import { createPageCache, type MakePage, withHashesFor } from "./page-cache";

const shared = (html: string) => ({ html, inline: { scripts: "", styles: "" } });

/** Look-ups whose answers the test sets; `isFresh` says whether they need no confirmation. */
function stage() {
  const said = { name: { name: "One" } as unknown, isFresh: true, isDown: false, isLate: false };
  const lookups = {
    get: async () => {
      if (said.isDown) throw new Error("down");
      if (said.isLate) await new Promise(() => undefined);
      return said.name;
    },
    find: async () => (said.isDown || said.isLate ? undefined : said.name),
    fresh: () => (said.isFresh ? said.name : undefined),
  } as unknown as Lookups;
  const made: string[] = [];
  const make: MakePage = async (given) => {
    const info = (await given.get("info", "th")) as { name?: string };
    made.push(info.name ?? "");
    return shared(`<p>${info.name}</p>`);
  };
  return { said, made, make, pages: createPageCache(lookups) };
}

const textOf = (page: { bodies: { identity: Buffer } } | null) => page?.bodies.identity.toString();

describe("a page kept for all guests", () => {
  it("is made once, however many ask for it at the same time and later", async () => {
    const { pages, make, made } = stage();
    const all = await Promise.all([1, 2, 3].map(() => pages.get("login", make)));
    expect(all.map(textOf)).toEqual(Array(3).fill("<p>One</p>"));
    await pages.get("login", make);
    expect(made).toEqual(["One"]);
    expect(textOf(pages.known("login"))).toBe("<p>One</p>");
    expect(pages.known("other")).toBeNull();
  });

  it("is confirmed when its look-ups are old, and made anew when one says something else", async () => {
    const { pages, make, made, said } = stage();
    await pages.get("login", make);
    said.isFresh = false;
    expect(pages.known("login")).toBeNull();
    await pages.get("login", make);
    expect(made).toEqual(["One"]);
    said.name = { name: "Two" };
    expect(textOf(await pages.get("login", make))).toBe("<p>Two</p>");
    said.isFresh = true;
    expect(textOf(pages.known("login"))).toBe("<p>Two</p>");
  });

  it("is sent without a look-up that failed or was late, made once for all who asked, and not kept", async () => {
    const { pages, said } = stage();
    let made = 0;
    const lenient: MakePage = async ({ find }) => {
      made++;
      const found = await find("info", "th");
      // It has come in the meantime, too late for this page.
      Object.assign(said, { isDown: false, isLate: false });
      return shared(found ? "<p>with</p>" : "<p>without</p>");
    };
    said.isDown = true;
    const all = await Promise.all([1, 2].map(() => pages.get("login", lenient)));
    expect(all.map(textOf)).toEqual(Array(2).fill("<p>without</p>"));
    expect(made).toBe(1);
    expect(pages.known("login")).toBeNull();
    // Nor while nothing is known of it.
    said.isFresh = false;
    expect(pages.known("login")).toBeNull();
    said.isLate = true;
    expect(textOf(await pages.get("login", lenient))).toBe("<p>without</p>");
    expect(pages.known("login")).toBeNull();
  });

  it("waits only briefly for late look-ups before it is made anew", async () => {
    const { pages, make, said } = stage();
    await pages.get("login", make);
    Object.assign(said, { isFresh: false, isLate: true });
    expect(await pages.get("login", async () => null)).toBeNull();
  });

  it("that cannot be the same for all is nobody's, and its failure everybody's", async () => {
    const { pages, make } = stage();
    expect(await pages.get("login", async () => null)).toBeNull();
    const broken = () => Promise.reject(new Error("broken"));
    await expect(pages.get("login", broken)).rejects.toThrow("broken");
    expect(textOf(await pages.get("login", make))).toBe("<p>One</p>");
  });

  it("gives way to others, which together may have only so many bytes", async () => {
    const { pages } = stage();
    const made: string[] = [];
    const ask = (key: string, html: string) =>
      pages.get(key, async () => {
        made.push(key);
        return shared(html);
      });
    await ask("login", "small");
    const longest = randomBytes(3_000_000).toString("base64");
    for (const key of ["a", "b", "c", "d"]) await ask(key, longest);
    expect(pages.known("d")).not.toBeNull();
    expect(pages.known("login")).toBeNull();
    await ask("login", "small");
    expect(made).toEqual(["login", "a", "b", "c", "d", "login"]);
  });
});

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const made = (page: string) => withHashesFor("n1", page);

it("allows the scripts and styles that bore the page's nonce, by their hashes, and says no nonce", () => {
  const page = (nonce: string) =>
    `<style id="s"${nonce}>.a{}</style><p>ກີບ</p><script${nonce} src="/x.js"></script>` +
    `<script type="module"${nonce}>start('ไทย')</script><script${nonce}>start('ไทย')</script>`;
  expect(made(page(' nonce="n1"'))).toEqual({
    html: page(""),
    inline: { scripts: hash("start('ไทย')"), styles: hash(".a{}") },
  });
});

it.each([
  "<script>evil()</script>",
  "<style>evil{}</style>",
  '<script nonce="">evil()</script>',
  '<script nonce="n2">evil()</script>',
  '<p nonce="n1"></p><script>evil()</script>',
])("does not allow what got into the page in another way: %s", (evil) => {
  const { inline } = made(`${evil}<script nonce="n1">good()</script>`);
  expect(inline).toEqual({ scripts: hash("good()"), styles: "" });
});
