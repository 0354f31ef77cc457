import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "@remix-run/node";
import { expect, it } from "vitest";
import { contextWith } from "../../../tests/support/request-context";
import { createGuestServing, guestPagesOf } from "./guest-pages";

const CANARY = "Canary5c3f";
const services = contextWith({ lookups: { get: async () => ({}) } });
const guestPageOf = guestPagesOf(services.brand);

/** A page that shows all that its loaders are told of who asks for it. */
const echo: RequestHandler = async (request, context) => {
  const { nonce, address, userAgent, requestId, locale } = context ?? {};
  const headers = [...request.headers];
  const told = {
    url: request.url,
    headers,
    body: await request.text(),
    address,
    userAgent,
    requestId,
    locale,
  };
  const html = `<p>${JSON.stringify(told)}</p><script nonce="${nonce}">run()</script>`;
  return new Response(html);
};

const servingOf = (handle: RequestHandler) =>
  createGuestServing({ services, styles: null, handle, policy: () => "" });

async function shown(headers: Record<string, string>, method = "GET") {
  const serving = servingOf(echo);
  const incoming = { url: "/login", method, headers } as unknown as IncomingMessage;
  const page = guestPageOf(incoming);
  const packed = page && (await serving.get(page));
  expect(page && serving.known(page)).toBe(packed);
  return packed?.bodies.identity.toString() ?? "";
}

it("a page for all guests is told nothing of the one who asks for it first", async () => {
  const names = [
    "host",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "forwarded",
    "via",
    "origin",
  ];
  const more = [
    "referer",
    "accept-language",
    "accept",
    "authorization",
    "x-request-id",
    "range",
    "if-none-match",
  ];
  const planted = Object.fromEntries([...names, ...more, "x-original-url"].map((name) => [name, CANARY]));
  const plain = await shown({});
  expect(plain).toContain("run()");
  for (const method of ["GET", "HEAD"]) {
    for (const agent of ["", "Line/1.2", "[FBAN/x]"]) {
      const userAgent = `${CANARY} ${agent}`;
      const cookie = `browser=${CANARY}; code=${CANARY}; balances=hidden; locale=lo; ${CANARY}=${CANARY}`;
      const text = await shown({ ...planted, "user-agent": userAgent, cookie }, method);
      expect(text).toContain(`balances=hidden`);
      expect(text).not.toMatch(new RegExp(CANARY, "i"));
    }
    expect(await shown({ ...planted, "user-agent": CANARY }, method)).toBe(plain);
  }
});

const login = { path: "/login", locale: "th", inAppBrowser: undefined, hidesBalances: false } as const;
const answered = (init: ResponseInit) => servingOf(async () => new Response("<p>", init)).get(login);

it("a page that sets a cookie, fails or leads elsewhere is not for all guests", async () => {
  expect(await answered({ status: 200 })).not.toBeNull();
  expect(await answered({ status: 200, headers: { "set-cookie": "session=x" } })).toBeNull();
  expect(await answered({ status: 500 })).toBeNull();
  expect(await servingOf(async () => Response.redirect("http://site/elsewhere")).get(login)).toBeNull();
});

it("a page for all guests cannot call the operator in the name of one of them", async () => {
  const calling = servingOf(async (_, context) => {
    context?.operatorFor({ requestId: "", locale: "th" });
    return new Response("<p>");
  });
  await expect(calling.get(login)).rejects.toThrow("called the operator");
});
