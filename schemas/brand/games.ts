import * as z from "zod";
import { Host, isSafeLink } from "../address";
import { autologinProviders } from "../contract/autologin";
import { urlOf } from "../url-of";
import { Code, entryOf } from "./values";

/** Where a form or link leads: a URL, or `slot.web` for the URL in the wallet's response. */
const Target = z
  .string()
  .refine(
    (text) => text === "slot.web" || isSafeLink(text),
    'an https:// link, or "slot.web" for the game\'s own',
  );

const hosts = z
  .array(Host)
  .max(20)
  .default([])
  .describe(
    "The only hosts that the game may open on, as host or host:port; none: the game cannot be opened",
  );

const fieldName = z.string().regex(/^[\w.$:[\]-]{1,80}$/, "the name of a form field");
const fieldValue = z
  .string()
  .max(200)
  .refine(
    (text) => !/[{}]/.test(text.replaceAll("{username}", "").replaceAll("{password}", "")),
    "a text in which {username} and {password} stand for the game account's",
  );
const queryName = z.string().regex(/^[\w.-]{1,40}$/, "the name of a query parameter");
const apiProvider = z.string().regex(/^[a-z0-9]{1,32}$/, 'a provider in lower case, such as "pg"');

const FormPost = z.strictObject({
  method: z.literal("form-post").describe("Posts a form to the provider's site"),
  action: Target.default("slot.web").describe("Where the form goes"),
  fields: z
    .record(fieldName, fieldValue)
    .default({ username: "{username}", password: "{password}" })
    .describe("The form's fields by name"),
  includeEvent: z
    .boolean()
    .default(false)
    .describe("Sends the account's event object (form-state fields) along as fields"),
  usernameMaxLength: z.int().min(1).max(100).optional().describe("The form takes no longer user name"),
  hosts,
});

const FixedLink = z.strictObject({
  method: z.literal("fixed-link").describe("Opens always the same link"),
  link: Target.default("slot.web").describe("The link"),
  hosts,
});

const LinkWithCredentials = z.strictObject({
  method: z
    .literal("link-with-credentials")
    .describe("Opens a link with user name and password in its query"),
  link: Target.default("slot.web").describe("The link without them"),
  usernameParam: queryName.default("username").describe("The query parameter of the user name"),
  passwordParam: queryName.default("password").describe("The query parameter of the password"),
  hosts,
});

const AutoLogin = z.strictObject({
  method: z.literal("auto-login").describe("Asks the operator's API for a link, by user name"),
  provider: apiProvider.describe("The provider in the API's path"),
  hosts,
});

const AutoLoginWithPassword = z.strictObject({
  method: z
    .literal("auto-login-with-password")
    .describe("Asks the API for a link, by user name and password"),
  provider: apiProvider.describe("The provider in the API's path"),
  hosts,
});

const ReturnedLink = z.strictObject({
  method: z.literal("returned-link").describe("Opens the link that the wallet's answer gives"),
  hosts,
});

/** How a provider's games are opened (specification, sections 4 and 7): one of a fixed set. */
export const Provider = z
  .discriminatedUnion("method", [
    FormPost,
    FixedLink,
    LinkWithCredentials,
    AutoLogin,
    AutoLoginWithPassword,
    ReturnedLink,
  ])
  .refine(
    (entry) => {
      const target = "action" in entry ? entry.action : "link" in entry ? entry.link : "slot.web";
      const host = urlOf(target)?.host;
      return host === undefined || entry.hosts.includes(host);
    },
    { path: ["hosts"], error: "a list that names the host of the entry's own link" },
  );
export type Provider = z.output<typeof Provider>;

const { byUsername, byPassword } = autologinProviders;
/** The providers of the API's two auto-login calls. */
export const apiProviders: readonly string[] = [...byUsername, ...byPassword];

export const Games = z
  .strictObject({
    openIn: z
      .enum(["tab", "page"])
      .default("tab")
      .describe("A game opens in a new tab, or takes this page's place"),
    providers: z
      .record(Code, Provider)
      .prefault({})
      .describe(
        "How games are opened, by slot code, laid over the built-in table; a code not named cannot be opened",
      ),
  })
  .prefault({});

/** How the games of a slot code are opened. The code may be in any case. */
export function providerOf(brand: { games: z.output<typeof Games> }, slotCode: string): Provider | undefined {
  return entryOf(brand.games.providers, slotCode);
}
