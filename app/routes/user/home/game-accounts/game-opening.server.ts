import { type Provider, providerOf } from "schemas/brand/games";
import type { RequestContext } from "~/context";

/** Where a game is played. `nowhere`: it is on the web, but the brand's file has no entry or no host for it. */
export type PlayedIn = "web" | "app" | "nowhere";

interface GameOpening {
  provider: Provider;
  /** The only hosts that the game may open on. */
  hosts: readonly string[];
}

type GameHosts = Pick<RequestContext, "brand" | "extraGameHosts">;

/** How the game with that code is opened; undefined if the brand's file has no entry or no host for it (product.md, Games). */
export function openingOf(code: string, { brand, extraGameHosts }: GameHosts): GameOpening | undefined {
  const provider = providerOf(brand, code);
  const hosts = provider ? [...provider.hosts, ...extraGameHosts] : [];
  return provider && hosts.length > 0 ? { provider, hosts } : undefined;
}

/**
 * A game without a web link is played in its app: its button moves money instead of opening it (specification,
 * section 2), unless the operator's API gives the link (operator-api.md, "Where an answer is unclear").
 */
export function playedIn({ code, web }: { code: string; web?: string }, hosts: GameHosts): PlayedIn {
  const opening = openingOf(code, hosts);
  if (opening && (web || isGivenByApi(opening.provider))) return "web";
  return web ? "nowhere" : "app";
}

/** Whether the operator's API gives the link. */
function isGivenByApi({ method }: Provider): boolean {
  return method === "auto-login" || method === "auto-login-with-password";
}
