import { describe, expect, test } from "vitest";
import { contextWith } from "../../../../../../tests/support/request-context";
import { handOver } from "./hand-over.server";

const context = contextWith({ locale: "en" });
const place = { game: "Joker <3", back: "/user/home/games/JOKER" };
const link = { by: "link", href: "https://play.pg.example/enter?ticket=a&b='1'" } as const;
const form = {
  by: "form",
  action: "https://www.joker.example/login?x=1",
  fields: [["username", 'a"><script>alert(1)</script>']],
} as const;
const held = { title: "Checking", text: "Please wait", outcome: "/user/outcome/abc" };

const htmlOf = (answer: Response) => answer.text();

describe("the hand-over page", () => {
  test("goes on to a link by itself, and has a button for it", async () => {
    const html = await htmlOf(handOver({ way: link, ...place }, context));
    const href = "https://play.pg.example/enter?ticket=a&amp;b=%271%27";
    const escaped = href.replaceAll("%27", "&#x27;");
    expect(html).toContain(`<meta http-equiv="refresh" content="0;url=${escaped}"/>`);
    expect(html).toContain(`href="${escaped}"`);
    expect(html).not.toContain("<script");
    expect(html).toContain("Joker &lt;3");
  });

  test("posts a form by itself, and has a button for it; nothing of a field is markup", async () => {
    const html = await htmlOf(handOver({ way: form, ...place }, context));
    expect(html).toContain('method="post" action="https://www.joker.example/login?x=1"');
    expect(html).toContain("&quot;&gt;&lt;script&gt;");
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('<script nonce="nonce">');
    expect(html).toContain('type="submit"');
  });

  test("waits for a tap where the money's whereabouts have to be read first", async () => {
    for (const way of [link, form]) {
      const html = await htmlOf(handOver({ way, ...place, held }, context));
      expect(html).not.toContain("http-equiv");
      expect(html).not.toContain("<script nonce");
      expect(html).toContain("Please wait");
      expect(html).toContain('href="/user/outcome/abc"');
    }
  });

  test("names one provider, keeps nothing and leaves no referrer", () => {
    const { headers } = handOver({ way: form, ...place }, context);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'nonce-nonce'; style-src 'nonce-nonce'; img-src data:; form-action https://www.joker.example; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cache-control")).toBe("private, no-store");
  });
});
