import { describe, expect, it } from "vitest";
import { createLocaleDetector } from "./locale.server";

const asks = (headers: Record<string, string> = {}) => new Request("http://local.test/", { headers });

describe("a request's language [1.04 3.35]", () => {
  const all = createLocaleDetector({ locales: ["th", "lo", "en"], defaultLocale: "th" });

  it("is that of the cookie", async () => {
    for (const locale of ["th", "lo", "en"]) {
      expect(await all.of(asks({ cookie: `a=1; locale=${locale}` }))).toBe(locale);
    }
  });

  it("is that of the page that asks, whatever another tab has chosen since", async () => {
    const cookie = "locale=lo";
    expect(await all.of(asks({ cookie, "x-page-language": "en" }))).toBe("en");
    expect(await all.of(asks({ cookie, "x-page-language": "fr" }))).toBe("lo");
  });

  it("is the brand's default on a first visit, whatever the browser speaks and the address says", async () => {
    expect(await all.of(asks())).toBe("th");
    expect(await all.of(asks({ "accept-language": "en-GB,en;q=0.9" }))).toBe("th");
    expect(await all.of(new Request("http://local.test/?lng=en"))).toBe("th");
    const lao = createLocaleDetector({ locales: ["lo", "th", "en"], defaultLocale: "lo" });
    expect(await lao.of(asks({ "accept-language": "th" }))).toBe("lo");
  });

  it("is the default for a language that the brand does not offer, or that is none", async () => {
    const two = createLocaleDetector({ locales: ["th", "en"], defaultLocale: "en" });
    for (const value of ["lo", "fr", "TH", "th-TH", "", "%00", "__proto__", "en,th"]) {
      expect(await two.of(asks({ cookie: `locale=${value}` }))).toBe("en");
    }
  });
});
