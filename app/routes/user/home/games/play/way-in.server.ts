import { isSafeLink } from "schemas/address";
import type { Provider } from "schemas/brand/games";
import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";
import { urlOf } from "schemas/url-of";
import type { Operator } from "~/operator/client.server";

type Credentials = AnswerOf<Contract["wallet"]["credentials"]>;
type WithTarget = Extract<Provider, { action: string } | { link: string }>;

/** How to enter a game: a URL to open, or a form to post. */
export type WayIn =
  | { by: "link"; href: string }
  | { by: "form"; action: string; fields: readonly (readonly [name: string, value: string])[] };

/**
 * The game cannot be opened. `place`: its URL's host is not in the brand's file; `long`: the user name is too long for the
 * provider's form.
 */
export class NoWayIn extends Error {
  constructor(readonly reason: "place" | "long") {
    super(`no way into the game: ${reason}`);
    this.name = "NoWayIn";
  }
}

interface PlayedGame {
  code: string;
  web?: string;
}

/** The address as a URL. It has to be https, or http on loopback, with one of `hosts`. Throws NoWayIn. */
export function requireAllowedUrl(address: string | undefined, hosts: readonly string[]): URL {
  const url = address === undefined ? null : urlOf(address);
  if (!url || !isSafeLink(url.href) || !hosts.includes(url.host)) throw new NoWayIn("place");
  return url;
}

function hasTarget(provider: Provider): provider is WithTarget {
  return "action" in provider || "link" in provider;
}

/** The URL that the game opens on; undefined if only the operator's answer to auto-login has it. Throws NoWayIn. */
export function knownUrl(provider: Provider, { web }: PlayedGame, hosts: readonly string[]): URL | undefined {
  if (provider.method === "returned-link") return requireAllowedUrl(web, hosts);
  if (!hasTarget(provider)) return undefined;
  const target = "action" in provider ? provider.action : provider.link;
  return requireAllowedUrl(target === "slot.web" ? web : target, hosts);
}

/**
 * Finds out, before any money moves, whether the game can be opened: its URL, and whether the account fits the provider's
 * form. The function that it returns then gets the rest, a link that the operator makes for one opening. Both throw NoWayIn
 * and OperatorError.
 */
export async function prepareWayIn(
  provider: Provider,
  game: PlayedGame,
  hosts: readonly string[],
  operator: Operator,
): Promise<() => Promise<WayIn>> {
  const url = knownUrl(provider, game, hosts);
  const known = (way: WayIn) => async () => way;
  if (provider.method === "fixed-link" || provider.method === "returned-link")
    return known({ by: "link", href: requireAllowedUrl(url?.href, hosts).href });
  const credentials = await operator.wallet.credentials({ slotCode: game.code });
  switch (provider.method) {
    case "link-with-credentials":
      return known({
        by: "link",
        href: withCredentials(requireAllowedUrl(url?.href, hosts), provider, credentials),
      });
    case "form-post":
      return known({
        by: "form",
        action: requireAllowedUrl(url?.href, hosts).href,
        fields: formFields(provider, credentials),
      });
    case "auto-login":
    case "auto-login-with-password":
      return async () => {
        const { link } = await autoLogin(provider, credentials, operator);
        return { by: "link", href: requireAllowedUrl(link, hosts).href };
      };
  }
}

function autoLogin(
  provider: Extract<Provider, { method: "auto-login" | "auto-login-with-password" }>,
  { username, password }: Credentials,
  { autologin }: Operator,
): Promise<{ link: string }> {
  return provider.method === "auto-login"
    ? autologin.byUsername({ provider: provider.provider, username })
    : autologin.byPassword({ provider: provider.provider, username, password });
}

function withCredentials(
  target: URL,
  { usernameParam, passwordParam }: Extract<Provider, { method: "link-with-credentials" }>,
  { username, password }: Credentials,
): string {
  const url = new URL(target);
  const own = [
    [usernameParam, username],
    [passwordParam, password],
  ].map(([name = "", value = ""]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  url.search = [url.search.slice(1), ...own].filter(Boolean).join("&");
  return url.href;
}

/** The fields of `event` (the provider's form state) are passed on unchanged; those of the brand's file override them. */
function formFields(
  { fields, includeEvent, usernameMaxLength }: Extract<Provider, { method: "form-post" }>,
  { username, password, event }: Credentials,
): [string, string][] {
  if (usernameMaxLength !== undefined && username.length > usernameMaxLength) throw new NoWayIn("long");
  const own = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    value.replace(/\{(username|password)\}/g, (_, which) => (which === "username" ? username : password)),
  ]);
  const state = Object.entries(includeEvent ? (event ?? {}) : {}).flatMap(
    ([name, value]): [string, string][] =>
      ["string", "number", "boolean"].includes(typeof value) && !Object.hasOwn(fields, name)
        ? [[name, String(value)]]
        : [],
  );
  return [...state, ...own];
}
