import { describe, expect, it } from "vitest";
import { attacks } from "../../tests/attacks/strings";
import { spentMs } from "../../tests/support/spent";
import {
  beginningWithin,
  costOf,
  createSanitizer,
  MOST_AT_ONCE,
  type Sanitizer,
  sanitizeList,
  withSharedLimit,
} from "./sanitize.server";

const sanitize = createSanitizer(false);
const sanitizeAtHome = createSanitizer(true);

const allowed: Record<string, RegExp> = {
  a: /^(href|target|rel)$/,
  img: /^(src|alt|width|height|loading|referrerpolicy)$/,
  ol: /^start$/,
  th: /^(colspan|rowspan|scope)$/,
  td: /^(colspan|rowspan)$/,
};
const tags =
  /^(p|br|hr|div|span|h3|h4|blockquote|pre|code|strong|b|em|i|u|s|small|sub|sup|mark|ul|ol|li|dl|dt|dd|a|img|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td)$/;

/** What a page would contain: every tag of the text with its attributes. */
function tagsOf(html: string) {
  return [...html.matchAll(/<\/?([^\s/>]+)([^>]*)>/g)].map(([, name = "", rest = ""]) => ({
    name,
    attributes: [...rest.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => ({
      key,
      value,
    })),
  }));
}

describe("operator-written HTML", () => {
  it("is attacked in more than 200 ways", () => {
    expect(new Set(attacks).size).toBeGreaterThanOrEqual(200);
  });

  it.each(attacks)("%j leaves only what is allowed", (attack) => {
    for (const rules of [sanitize, sanitizeAtHome]) {
      for (const { name, attributes } of tagsOf(rules(attack))) {
        expect(name).toMatch(tags);
        for (const { key, value } of attributes) {
          expect(key).toMatch(allowed[name] ?? /^$/);
          if (key === "href") expect(value).toMatch(/^(https?:\/\/|tel:|mailto:)/);
          if (key === "src") expect(value).toMatch(/^https:\/\//);
        }
      }
    }
  });

  it("keeps what operators write", () => {
    const html = "<h3>ฝากเงิน</h3><p>ขั้นต่ำ <strong>1 บาท</strong></p><ul><li>หนึ่ง</li></ul>";
    expect(sanitize(html)).toBe(html);
    expect(sanitize("1 < 2 & 3")).toBe("1 &lt; 2 &amp; 3");
  });

  it("caps headings beneath the dialog's own", () => {
    expect(sanitize("<h1>a</h1><h2>b</h2><h4>c</h4><h6>d</h6>")).toBe(
      "<h3>a</h3><h3>b</h3><h4>c</h4><h4>d</h4>",
    );
  });

  it("lets links to pages, phones and mailboxes lead beside our page, and no other anywhere", () => {
    expect(sanitize('<a href="https://line.me/R/ti/p/@a" class="x" target="_top">L</a>')).toBe(
      '<a href="https://line.me/R/ti/p/@a" target="_blank" rel="noopener noreferrer nofollow">L</a>',
    );
    expect(sanitize('<a href="tel:021234567">โทร</a>')).toBe('<a href="tel:021234567">โทร</a>');
    expect(sanitize('<a href="mailto:a@b.example">m</a>')).toBe('<a href="mailto:a@b.example">m</a>');
    for (const href of ["/logout", "//a.example", "line://ti/p/@a", "https://a:b@c.example", "ftp://a", ""]) {
      expect(sanitize(`<a href="${href}">t</a>`)).toBe("<span>t</span>");
    }
  });

  it("shows pictures over https, and from this machine only while the operator's API is on it", () => {
    const picture = (src: string) => `<img src="${src}" onload="hit()" width="9" style="x">`;
    expect(sanitize(picture("https://a.example/p.png"))).toBe(
      '<img src="https://a.example/p.png" alt="" width="9" loading="lazy" referrerpolicy="no-referrer" />',
    );
    expect(sanitize(picture("http://127.0.0.1:4010/p.png"))).toBe("");
    expect(sanitizeAtHome(picture("http://127.0.0.1:4010/p.png"))).toContain(
      'src="http://127.0.0.1:4010/p.png"',
    );
    for (const src of ["http://a.example/p.png", "data:image/png;base64,AA", "/p.png", "blob:x"]) {
      expect(sanitizeAtHome(picture(src))).toBe("");
    }
  });

  it("takes no style, class, id, form or frame", () => {
    const html =
      '<p style="position:fixed" class="a" id="b">x<input name="password"><iframe src="/"></iframe></p>';
    expect(sanitize(html)).toBe("<p>x</p>");
  });

  it("survives deep and long input", () => {
    expect(sanitize("<div>".repeat(20_000)).length).toBeLessThan(2_000);
    expect(sanitize("<b>x".repeat(20_000)).length).toBeLessThan(200_000);
  });
});

describe("a text of any size", () => {
  it("is cut where no chapter is as long, and what was open is closed", () => {
    const html = sanitize(`<p>${"<b>ม</b>".repeat(200_000)}</p>`);
    expect(html.length).toBeLessThan(120_000);
    expect(html).toMatch(/^<p><b>ม<\/b>.*<\/p>$/s);
  });

  it("is cut where no chapter has as many tags", () => {
    for (const part of ["<b></p>", "<b>x", "<", "<q>"]) {
      const parts = MOST_AT_ONCE.tags / (part.split("<").length - 1);
      expect(sanitize(part.repeat(20_000))).toBe(sanitize(part.repeat(parts)));
    }
  });

  it("is made safe once, however often it is shown", async () => {
    const html = "<p onclick=x>ข้อความ</p>".repeat(2_000);
    const took = (times: number, text: (index: number) => string) =>
      spentMs(() => {
        for (let index = 0; index < times; index++) sanitize(text(index));
      });
    const anew = await took(20, (index) => html + index);
    sanitize(html);
    const again = [];
    for (let run = 0; run < 3; run += 1) again.push(await took(20, () => `${html}`));
    expect(Math.min(...again)).toBeLessThan(anew / 4);
  });
});

it("a text that costs little enough is left whole", () => {
  const chapter = `<p>${"ก".repeat(49_000)}</p>`;
  expect(beginningWithin(chapter, MOST_AT_ONCE)).toBe(chapter);
  expect(beginningWithin("<b>x</b>", { characters: 8, tags: 2 })).toBe("<b>x</b>");
});

it("what is longer, or has more tags, is cut: the latter before the first tag too many", () => {
  expect(beginningWithin("<b>xyz", { characters: 5, tags: 9 })).toBe("<b>xy");
  expect(beginningWithin("<b>x</b>y<i>z", { characters: 99, tags: 2 })).toBe("<b>x</b>y");
  expect(beginningWithin("<<<", { characters: 99, tags: 2 })).toBe("<<");
});

it("nothing is left where nothing may be spent; words without tags may be, where only tags may not", () => {
  expect(beginningWithin("<b>x", { characters: 0, tags: 9 })).toBe("");
  expect(beginningWithin("<b>x", { characters: -5, tags: -5 })).toBe("");
  expect(beginningWithin("x<b>y", { characters: 9, tags: 0 })).toBe("x");
});

it("its cost is its length and its signs of tags", () => {
  expect(costOf("1 < 2 <b>x</b>")).toEqual({ characters: 14, tags: 3 });
  expect(costOf("")).toEqual({ characters: 0, tags: 0 });
});

/** The texts of a list that reach the sanitiser. */
function sanitised(texts: readonly string[]): string[] {
  const reached: string[] = [];
  const record: Sanitizer = (html) => {
    reached.push(html);
    return sanitize(html);
  };
  sanitizeList(texts, record);
  return reached.filter((html) => html !== "");
}

describe("the texts of one list", () => {
  it("are made safe one by one, each in its place", () => {
    expect(sanitizeList(["<b onclick=x>a</b>", undefined, "", "<i>b</i>"], sanitize)).toEqual([
      "<b>a</b>",
      "",
      "",
      "<i>b</i>",
    ]);
  });

  it("cost no more than one text together, however many and long they are", () => {
    const long = `<p>${"x".repeat(100)}</p>`.repeat(1_000);
    const texts = Array.from({ length: 15 }, (_, index) => index + long);
    expect(sanitised(texts).join("")).toHaveLength(MOST_AT_ONCE.characters);
    const half = long.slice(0, MOST_AT_ONCE.characters / 2);
    expect(sanitised([half, `${half}more`, "later"])).toEqual([half, half]);
  });

  it("have no more tags together than one text", () => {
    const texts = Array.from({ length: 15 }, (_, index) => index + "<b>".repeat(1_500));
    expect(sanitised(texts).join("").split("<")).toHaveLength(MOST_AT_ONCE.tags + 1);
  });

  it("cost no more in thousands of small pieces", () => {
    const texts = Array.from({ length: 10_000 }, (_, index) => `<b>${index}`);
    expect(sanitised(texts)).toEqual(texts.slice(0, MOST_AT_ONCE.characters / 100));
  });

  it("leave less for another list of the same page", () => {
    const limited = withSharedLimit(sanitize);
    const long = "x".repeat(MOST_AT_ONCE.characters - 10);
    expect(limited(long)).toBe(long);
    expect(sanitizeList([`<b>${"y".repeat(20)}</b>`, "later"], limited)).toEqual([
      `<b>${"y".repeat(7)}</b>`,
      "",
    ]);
  });
});
