import { type Provider, providerOf } from "schemas/operator/games";
import type { RequestContext } from "~/context";

/** Where a game is played; `nowhere`: on the web, but the brand's file names no entry or no host for it. */
export type PlayedIn = "web" | "app" | "nowhere";

interface Opening {
  provider: Provider;
  /** The only hosts that the game may open on. */
  hosts: readonly string[];
}

type Facts = Pick<RequestContext, "brand" | "extraGameHosts">;

/** How a game's code is opened; undefined if the brand's file does not let it open (product.md, Games). */
export function openingOf(code: string, { brand, extraGameHosts }: Facts): Opening | undefined {
  const provider = providerOf(brand, code);
  const hosts = provider ? [...provider.hosts, ...extraGameHosts] : [];
  return provider && hosts.length > 0 ? { provider, hosts } : undefined;
}

/**
 * Only a game without a web link takes money in place of being opened (specification, section 2), unless the operator's
 * API gives the link (operator-api.md, "Where an answer is unclear").
 */
export function playedIn({ code, web }: { code: string; web?: string }, facts: Facts): PlayedIn {
  const opening = openingOf(code, facts);
  if (opening && (web || isAskedFor(opening.provider))) return "web";
  return web ? "nowhere" : "app";
}

/** Whether the operator's API is asked for the link. */
function isAskedFor({ method }: Provider): boolean {
  return method === "auto-login" || method === "auto-login-with-password";
}
