import { describe, expect, it } from "vitest";
import { inAppBrowserOf } from "./in-app-browser.server";

const inApp = [
  [
    "line",
    "Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36 Line/13.20.0/IAB",
  ],
  [
    "line",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari Line/13.19.1",
  ],
  [
    "facebook",
    "Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Version/4.0 Chrome/119.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0.0.31.105;]",
  ],
  [
    "facebook",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/MessengerForiOS;FBAV/430.0]",
  ],
  [
    "facebook",
    "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/20G81 Instagram 302.0.0.34.111 (iPhone13,2)",
  ],
] as const;

const real = [
  "Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 Version/17.2 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Linux x86_64) Headline/1.0 Outline/2",
];

describe("an in-app browser", () => {
  it.each(inApp)("is told by its user agent: %s", (kind, userAgent) => {
    expect(inAppBrowserOf(userAgent)).toBe(kind);
  });

  it.each(real)("a real browser is none: %s", (userAgent) => {
    expect(inAppBrowserOf(userAgent)).toBeUndefined();
  });

  it("without a user agent there is nothing to tell", () => {
    expect(inAppBrowserOf(undefined)).toBeUndefined();
  });
});
