import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "../../app/routes";
import type { TestApp } from "../support/app";
import { FORM_TYPE } from "../support/files";
import type { Visitor } from "../support/visitor";
import { ask, LONG, PATH, type Place, repeated, segment, URL_ENCODED } from "./repeated-signs";

/** Beside other headers, which together are at most 32 kB. */
const BESIDE = 26_000;

interface Target {
  app: TestApp;
  visitor: Visitor;
}

/** The addresses of the URL map, as it writes them. */
function patternsBelow({ path = "", children = [] }: RouteConfigEntry, above = ""): string[] {
  const own = path === "" ? above : `${above}/${path}`;
  return [own || "/", ...children.flatMap((child) => patternsBelow(child, own))];
}

const patterns = [...new Set((routes as RouteConfigEntry[]).flatMap((entry) => patternsBelow(entry)))].filter(
  (pattern) => !pattern.includes("*"),
);

/** An address with parts that are there, or with the same text in place of each of its parts. */
function addressOf(pattern: string, text?: string): string {
  return pattern.replace(/:(\w+)/g, (_, name) => text ?? (name === "bankCode" ? "KBANK" : "JOKER"));
}

/** Which addresses read what of their query. */
const queries: Record<string, readonly string[]> = {
  "/user/statement": ["page", "type", "status", "from", "to", "span", "by"],
  "/user/statement/summary": ["by", "from", "to", "span", "type"],
  "/user/statement/csv": ["from", "to", "span", "type", "status"],
  "/user/statement/slips": ["page"],
  "/user/home": ["dialog"],
  "/user/home/transfer": ["from", "to"],
  "/user/home/deposit/slip": ["bankCode"],
  "/user/home/deposit/qr/KBANK": ["account"],
  "/user/home/bring-back": ["moved"],
  "/user/home/bring-back/move": ["of"],
  "/user/home/invite": ["page"],
  "/user/contact/chat": ["reply", "entry", "about"],
  "/user/spin": ["result", "page"],
  "/register": ["code"],
  "/files/qr/KBANK/live": ["known"],
  "/chat/history": ["skip"],
  "/chat/upload": ["kind"],
  "/login": ["_data", "_routes", "index", "returnTo"],
};

/** Whose page ends a session when it is opened. */
const isPublic = (path: string) => !/^\/(user|files|chat)(\/|$)/.test(path);

/** Each address: its parts, what is written behind it, and its query. */
export function addresses({ app, visitor }: Target): Place[] {
  const open = (path: string) => {
    const cookie = isPublic(path) ? "" : visitor.cookieHeader();
    return ask(app, { path, headers: { cookie, accept: "text/html" } });
  };
  const behind = (path: string, bytes: number, end = ""): Place => ({
    name: `${bytes} bytes behind ${path}${end}`,
    send: (sign) => open(`${path}/${segment(sign, bytes)}${end}`),
  });
  const places = patterns.flatMap((pattern) => {
    const path = addressOf(pattern);
    const within: Place = {
      name: pattern,
      send: (sign) => open(addressOf(pattern, segment(sign, PATH / 2))),
    };
    return [behind(path, PATH, ".data"), behind(path, LONG), ...(pattern.includes(":") ? [within] : [])];
  });
  const asked = Object.entries(queries).flatMap(([path, names]) =>
    names.map((name): Place => {
      const send: Place["send"] = (sign) =>
        open(`${path}?${name}=${repeated(encodeURIComponent(sign), LONG)}`);
      return { name: `${path}?${name}=`, send };
    }),
  );
  return [...places, ...asked, ...["", "/assets", "/brand", "/healthz"].map((path) => behind(path, LONG))];
}

const headerNames =
  `accept accept-encoding accept-language authorization cache-control content-type cookie forwarded from host if-match
  if-modified-since if-none-match if-range origin purpose range referer sec-fetch-dest sec-fetch-mode sec-fetch-site
  sec-purpose te user-agent via x-chat-party x-forwarded-for x-forwarded-host x-forwarded-proto x-real-ip x-request-id
  traceparent tracestate baggage`.split(/\s+/);

/** What a header can hold of a sign: no line break. */
const header = (sign: string) => repeated(sign.replace("\n", "\t"), BESIDE);

/** Each header, of a page, a file and a form. */
export function headers({ app, visitor }: Target): Place[] {
  const usual = { cookie: visitor.cookieHeader(), accept: "text/html", origin: app.url };
  const post = (path: string, own: Record<string, string>, body: string) =>
    ask(app, { method: "POST", path, headers: own, body });
  const each = headerNames.map(
    (name): Place => ({
      name: `the header ${name}`,
      async send(sign) {
        const own = { ...usual, [name]: header(sign) };
        await ask(app, { path: "/brand/mark.svg", headers: own });
        await post("/files/slip", { "content-type": FORM_TYPE, ...own }, "--x");
        await post("/login", { "content-type": URL_ENCODED, ...own }, "username=0812345678");
        return ask(app, { path: "/user/profile", headers: own });
      },
    }),
  );
  const types = [URL_ENCODED, "multipart/form-data", "multipart/form-data; boundary="].map(
    (type): Place => ({
      name: `the content type ${type}…`,
      async send(sign) {
        const own = { ...usual, "content-type": `${type}${header(sign)}; boundary=x` };
        await post("/login", own, "username=0812345678");
        return post("/files/slip", own, "--x");
      },
    }),
  );
  return [...each, ...types];
}

const cookieNames =
  `session session-2 ended flash register-draft registered return-to guest-id code locale balances in-app-hint reality
  remember-agreement last-game anybodys`.split(/\s+/);

/** Each cookie, of ours and of anybody's: of a member's page, of public ones, which a session's would end, and of a form. */
export function cookies({ app, visitor }: Target): Place[] {
  const known = visitor.cookieHeader().split("; ");
  const names = new Set([...cookieNames, ...known.map((pair) => pair.split("=")[0] ?? "")]);
  return [...names].map((name): Place => {
    const others = known.filter((pair) => !pair.startsWith(`${name}=`));
    return {
      name: `the cookie ${name}`,
      async send(sign) {
        const own = `${name}=${header(sign)}`;
        for (const path of ["/login", "/register/profile"])
          await ask(app, { path, headers: { cookie: own, accept: "text/html" } });
        const all = { cookie: [own, ...others].join("; "), accept: "text/html", origin: app.url };
        const post = { method: "POST", path: "/language", body: "locale=en" };
        await ask(app, { ...post, headers: { ...all, "content-type": URL_ENCODED } });
        return ask(app, { path: "/user/home", headers: all });
      },
    };
  });
}
