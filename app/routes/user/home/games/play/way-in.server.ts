import { isSafeLink } from "schemas/address";
import type { Provider } from "schemas/brand/games";
import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";
import { urlOf } from "schemas/url-of";
import type { Operator } from "~/operator/client.server";

type Credentials = AnswerOf<Contract["wallet"]["credentials"]>;

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

/**
 * Finds out, before any money moves, whether the game can be opened: its URL, and whether the account fits the provider's
 * form. The function that it returns then gets the rest, a link that the operator makes for one opening. Both throw NoWayIn
 * and OperatorError.
 */
export async function prepareWayIn(
  provider: Provider,
  { code, web }: PlayedGame,
  hosts: readonly string[],
  operator: Operator,
): Promise<() => Promise<WayIn>> {
  const allowed = (target: string) => requireAllowedUrl(target === "slot.web" ? web : target, hosts);
  const readCredentials = () => operator.wallet.credentials({ slotCode: code });
  const known = (way: WayIn) => async () => way;
  switch (provider.method) {
    case "returned-link":
      return known({ by: "link", href: allowed("slot.web").href });
    case "fixed-link":
      return known({ by: "link", href: allowed(provider.link).href });
    case "link-with-credentials": {
      const url = allowed(provider.link);
      return known({ by: "link", href: withCredentials(url, provider, await readCredentials()) });
    }
    case "form-post": {
      const action = allowed(provider.action).href;
      return known({ by: "form", action, fields: formFields(provider, await readCredentials()) });
    }
    case "auto-login":
    case "auto-login-with-password": {
      const credentials = await readCredentials();
      return async () => {
        const { link } = await autoLogin(provider, credentials, operator);
        return { by: "link", href: requireAllowedUrl(link, hosts).href };
      };
    }
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
