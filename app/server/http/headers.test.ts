import { describe, expect, it } from "vitest";
import { type HeaderSettings, policyFor, securityHeaders, withNonce } from "./headers";

const production: HeaderSettings = { isSecure: true, isDevelopment: false, pictureOrigins: [] };

function policy(more: Partial<HeaderSettings> = {}): Map<string, string> {
  const text = policyFor({ ...production, ...more })(withNonce("n0nce"));
  return new Map(
    text.split("; ").map((directive) => {
      const at = directive.indexOf(" ");
      return at < 0 ? [directive, ""] : [directive.slice(0, at), directive.slice(at + 1)];
    }),
  );
}

describe("the content security policy", () => {
  it("allows nothing but what a page of ours needs", () => {
    expect(Object.fromEntries(policy())).toEqual({
      "default-src": "'none'",
      "script-src": "'self' 'nonce-n0nce'",
      "style-src": "'self' 'nonce-n0nce'",
      "img-src": "'self' data: https:",
      "font-src": "'self'",
      "media-src": "'self'",
      "connect-src": "'self'",
      "manifest-src": "'self'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "base-uri": "'none'",
      "object-src": "'none'",
      "upgrade-insecure-requests": "",
    });
  });

  it("has nothing unsafe in production, with and without https", () => {
    for (const isSecure of [true, false]) {
      const text = policyFor({ ...production, isSecure })(withNonce("n0nce"));
      expect(text).not.toMatch(/unsafe-|\*|http:|ws:/);
    }
  });

  it("turns http into https only where we are on https: on loopback nothing would load", () => {
    expect(policy({ isSecure: false }).has("upgrade-insecure-requests")).toBe(false);
  });

  it("names loopback pictures where the operator is on loopback", () => {
    const pictureOrigins = ["http://127.0.0.1:4000"];
    expect(policy({ pictureOrigins }).get("img-src")).toBe("'self' data: https: http://127.0.0.1:4000");
  });

  it("lets the chat connect to its origin by both schemes, and play the operator's videos, and nothing more", () => {
    const chat = {
      linkOrigins: ["https://chat.example", "wss://chat.example"],
      operatorOrigin: "https://api.example",
    };
    expect(policy({ chat }).get("connect-src")).toBe("'self' https://chat.example wss://chat.example");
    expect(policy({ chat, videoOrigins: ["https://api.example"] }).get("media-src")).toBe(
      "'self' https://api.example",
    );
    expect(policy({ chat }).get("img-src")).toBe("'self' data: https:");
  });

  it("lets a development server style pages and reload them, and run no foreign script all the same", () => {
    const development = policy({ isDevelopment: true });
    expect(development.get("style-src")).toBe("'self' 'unsafe-inline'");
    expect(development.get("connect-src")).toBe("'self' ws:");
    expect(development.get("script-src")).toBe("'self' 'nonce-n0nce'");
  });
});

describe("the headers of every answer", () => {
  it("forbid sniffing, framing and every device, and keep addresses from other sites", () => {
    const headers = securityHeaders(production);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    for (const feature of ["camera", "geolocation", "microphone", "payment", "usb"]) {
      expect(headers["permissions-policy"]).toContain(`${feature}=()`);
    }
  });

  it("promise https for two years, and only where we are on https", () => {
    expect(securityHeaders(production)["strict-transport-security"]).toBe(
      "max-age=63072000; includeSubDomains",
    );
    expect(securityHeaders({ ...production, isSecure: false })).not.toHaveProperty(
      "strict-transport-security",
    );
  });
});
