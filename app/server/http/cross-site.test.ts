import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { crossSiteHeader } from "./cross-site";

const isCrossSite = (...heard: Parameters<typeof crossSiteHeader>) => crossSiteHeader(...heard) !== null;
const ours = "https://wallet.example";

function heard(method: string, headers: Record<string, string>): IncomingMessage {
  return { method, headers: { host: "127.0.0.1:3000", ...headers } } as unknown as IncomingMessage;
}

/** Every combination of headers that browsers send, and whether a form post with them counts as cross-site. */
const table: [site: string | undefined, origin: string | undefined, isCross: boolean][] = [
  ["same-origin", ours, false],
  ["same-origin", undefined, false],
  ["none", undefined, false],
  ["none", ours, false],
  [undefined, ours, false],
  [undefined, undefined, false],
  ["same-site", ours, true],
  ["same-site", "https://other.wallet.example", true],
  ["cross-site", undefined, true],
  ["cross-site", ours, true],
  ["cross-site", "https://evil.example", true],
  ["same-origin", "https://evil.example", true],
  ["none", "https://evil.example", true],
  [undefined, "https://evil.example", true],
  [undefined, "null", true],
  ["same-origin", "null", true],
  ["", ours, true],
  ["SAME-ORIGIN", ours, true],
  [undefined, "http://wallet.example", true],
  [undefined, "https://wallet.example:8443", true],
  [undefined, "https://wallet.example.evil.example", true],
  [undefined, "https://WALLET.example", true],
];

describe("a request that may change something", () => {
  it.each(table)("with Sec-Fetch-Site %j and Origin %j is from another site: %j", (site, origin, isCross) => {
    const headers = {
      ...(site !== undefined && { "sec-fetch-site": site }),
      ...(origin !== undefined && { origin }),
    };
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "PROPFIND", "post"]) {
      expect(isCrossSite(heard(method, headers), ours)).toBe(isCross);
    }
  });

  it("on loopback is compared with the address that was asked for", () => {
    expect(isCrossSite(heard("POST", { origin: "http://127.0.0.1:3000" }), undefined)).toBe(false);
    expect(isCrossSite(heard("POST", { origin: "http://127.0.0.1:3001" }), undefined)).toBe(true);
    expect(isCrossSite(heard("POST", { origin: "https://127.0.0.1:3000" }), undefined)).toBe(true);
    expect(isCrossSite(heard("POST", { origin: "http://localhost:3000" }), undefined)).toBe(true);
  });
});

describe("the form that opens in a new tab", () => {
  const play = "/user/home/games/JOKER/play";
  const posted = (url: string, headers: Record<string, string>) =>
    isCrossSite({ ...heard("POST", headers), url } as IncomingMessage, ours);

  it("is believed by its Origin, where WebKit calls every such post cross-site", () => {
    expect(posted(play, { "sec-fetch-site": "cross-site", origin: ours })).toBe(false);
    expect(posted(`${play}?index`, { "sec-fetch-site": "cross-site", origin: ours })).toBe(false);
  });

  it.each([
    ["no Origin", play, { "sec-fetch-site": "cross-site" }],
    ["an Origin that a redirect has hidden", play, { "sec-fetch-site": "cross-site", origin: "null" }],
    ["another Origin", play, { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["a sibling's request", play, { "sec-fetch-site": "same-site", origin: ours }],
    ["any other form", "/user/home/transfer", { "sec-fetch-site": "cross-site", origin: ours }],
    ["a look-alike", `/user/home/transfer?${play}`, { "sec-fetch-site": "cross-site", origin: ours }],
    ["what lies below", `${play}/more`, { "sec-fetch-site": "cross-site", origin: ours }],
  ])("is refused with %s", (_, url, headers) => {
    expect(posted(url, headers)).toBe(true);
  });
});

describe("what another app shares", () => {
  const shared = (url: string, headers: Record<string, string>) =>
    isCrossSite({ ...heard("POST", { origin: "null", ...headers }), url } as never, ours);

  it("is posted by the browser itself, with an Origin that says nothing", () => {
    expect(shared("/files/shared-slip", { "sec-fetch-site": "none" })).toBe(false);
  });

  it.each([
    ["another site's form", "/files/shared-slip", { "sec-fetch-site": "cross-site" }],
    ["an old browser's sandboxed form", "/files/shared-slip", {}],
    ["another Origin", "/files/shared-slip", { "sec-fetch-site": "none", origin: "https://evil.example" }],
    ["the upload itself", "/files/slip", { "sec-fetch-site": "none" }],
  ])("is not %s", (_, url, headers) => {
    expect(shared(url, headers)).toBe(true);
  });
});

it("lets reads come from anywhere: links to us are welcome", () => {
  for (const method of ["GET", "HEAD", "OPTIONS"]) {
    const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    expect(isCrossSite(heard(method, headers), ours)).toBe(false);
  }
});

it("is told by the header that shows it, for whoever has to find out why forms are refused", () => {
  const origin = "https://evil.example";
  expect(crossSiteHeader(heard("POST", { origin }), ours)).toBe("origin");
  expect(crossSiteHeader(heard("POST", { origin, "sec-fetch-site": "cross-site" }), ours)).toBe(
    "sec-fetch-site",
  );
});
