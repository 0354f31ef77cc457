import type { RouteConfigEntry } from "@remix-run/route-config";
import { BALANCES_COOKIE } from "~/document/hidden-balances";
import { LOCALE_COOKIE } from "~/i18n/locale.server";
import { REALITY_COOKIE } from "~/routes/user/safer-play/safer-play.server";
import { DISMISSED_COOKIE } from "~/shell/in-app-browser.server";
import routes from "../../app/routes";
import { FORM_TYPE } from "../support/files";
import {
  ask,
  type Input,
  LONG,
  PATH,
  repeated,
  segment,
  type Target,
  URL_ENCODED,
} from "./repeated-characters";

/** Beside other headers, which together are at most 32 kB. */
const BESIDE = 26_000;

/** The addresses of the URL map, as it writes them. */
function patternsBelow({ path = "", children = [] }: RouteConfigEntry, above = ""): string[] {
  const own = path === "" ? above : `${above}/${path}`;
  return [own, ...children.flatMap((child) => patternsBelow(child, own))];
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
  "/user/home/invite": ["page"],
  "/user/contact/chat": ["reply", "entry", "about"],
  "/user/spin": ["result", "page"],
  "/register": ["code"],
  "/files/qr/KBANK/live": ["known"],
  "/chat/history": ["skip"],
  "/chat/upload": ["kind"],
  "/login": ["_data", "_routes", "index"],
};

/** Whose page ends a session when it is opened. */
const isPublic = (path: string) => !/^\/(user|files|chat)(\/|$)/.test(path);

/** Each address: its parts, what is written behind it, and its query. */
export function addresses({ app, visitor }: Target): Input[] {
  const open = (path: string) => {
    const cookie = isPublic(path) ? "" : visitor.cookieHeader();
    return ask(app, { path, headers: { cookie, accept: "text/html" } });
  };
  const behind = (path: string, bytes: number, end = ""): Input => ({
    name: `${bytes} bytes behind ${path}${end}`,
    send: (character) => open(`${path}/${segment(character, bytes)}${end}`),
  });
  const inputs = patterns.flatMap((pattern) => {
    const path = addressOf(pattern);
    const send: Input["send"] = (character) => open(addressOf(pattern, segment(character, PATH / 2)));
    const within = pattern.includes(":") ? [{ name: pattern, send }] : [];
    return [behind(path, PATH), behind(path, PATH, ".data"), ...within];
  });
  const asked = Object.entries(queries).flatMap(([path, names]) =>
    names.map((name): Input => {
      const send: Input["send"] = (character) =>
        open(`${path}?${name}=${repeated(encodeURIComponent(character), LONG)}`);
      return { name: `${path}?${name}=`, send };
    }),
  );
  return [...inputs, ...asked, ...["", "/assets", "/brand", "/healthz"].map((path) => behind(path, LONG))];
}

const headerNames =
  `accept accept-encoding accept-language authorization cache-control content-type cookie forwarded from host if-match
  if-modified-since if-none-match if-range origin purpose range referer sec-fetch-dest sec-fetch-mode sec-fetch-site
  sec-purpose te user-agent via x-chat-party x-forwarded-for x-forwarded-host x-forwarded-proto x-real-ip x-request-id
  traceparent tracestate baggage`.split(/\s+/);

/** What a header can hold of a character: no line break. */
const header = (character: string) => repeated(character.replace("\n", "\t"), BESIDE);

/** Each header, of a page, a file and a form. */
export function headers({ app, visitor }: Target): Input[] {
  const usual = { cookie: visitor.cookieHeader(), accept: "text/html", origin: app.url };
  const post = (path: string, own: Record<string, string>, body: string) =>
    ask(app, { method: "POST", path, headers: own, body });
  const each = headerNames.map(
    (name): Input => ({
      name: `the header ${name}`,
      async send(character) {
        const own = { ...usual, [name]: header(character) };
        await ask(app, { path: "/brand/mark.svg", headers: own });
        await post("/files/slip", { "content-type": FORM_TYPE, ...own }, "--x");
        await post("/login", { "content-type": URL_ENCODED, ...own }, "username=0812345678");
        return ask(app, { path: "/user/profile", headers: own });
      },
    }),
  );
  const types = [URL_ENCODED, "multipart/form-data", "multipart/form-data; boundary="].map(
    (type): Input => ({
      name: `the content type ${type}…`,
      async send(character) {
        const own = { ...usual, "content-type": `${type}${header(character)}; boundary=x` };
        await post("/login", own, "username=0812345678");
        return post("/files/slip", own, "--x");
      },
    }),
  );
  return [...each, ...types];
}

const cookieNames = [
  ...[LOCALE_COOKIE, BALANCES_COOKIE, DISMISSED_COOKIE, REALITY_COOKIE],
  ..."session session-2 browser ended flash register-draft registered return-to guest-id code".split(" "),
  ..."remember-agreement anybodys".split(" "),
];

/**
 * Each cookie, of ours and of anybody's: of a member's page, of public
 * ones, which a session's would end, and of a form.
 */
export function cookies({ app, visitor }: Target): Input[] {
  const known = visitor.cookieHeader().split("; ");
  const names = new Set([...cookieNames, ...known.map((pair) => pair.split("=")[0] ?? "")]);
  return [...names].map((name): Input => {
    const others = known.filter((pair) => !pair.startsWith(`${name}=`));
    return {
      name: `the cookie ${name}`,
      async send(character) {
        const own = `${name}=${header(character)}`;
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
