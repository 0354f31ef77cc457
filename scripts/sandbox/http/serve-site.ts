import { renderSVG } from "uqr";
import type { Sandbox } from "../sandbox";
import { background, logo } from "../seed/artwork";
import { findGame } from "../store/games";

interface Page {
  type: string;
  text: string;
}

const SVG = "image/svg+xml; charset=utf-8";
const HTML = "text/html; charset=utf-8";

function picture({ database }: Sandbox, kind: string, code: string): Page | undefined {
  if (!findGame(database, code)) return undefined;
  return { type: SVG, text: kind === "logo" ? logo(code) : background(code) };
}

/** A stand-in for the provider's own site: it says which game was opened. */
function gamePage({ database }: Sandbox, code: string): Page | undefined {
  const game = findGame(database, code);
  if (!game) return undefined;
  const title = `${game.name} (${game.code})`;
  return {
    type: HTML,
    text: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>The game would open here.</p></html>`,
  };
}

/** Pictures and game pages that the operator's answers point to. */
export function serveSite(sandbox: Sandbox, path: string): Page | undefined {
  const asset = /^\/assets\/(logo|background)-(\w+)\.svg$/.exec(path);
  if (asset?.[1] && asset[2]) return picture(sandbox, asset[1], asset[2]);
  if (path === "/assets/line-qr.svg") return { type: SVG, text: renderSVG(sandbox.flavour.contact.lineLink) };
  const game = /^\/games\/(\w+)(\/android|\/ios)?$/.exec(path)?.[1];
  return game === undefined ? undefined : gamePage(sandbox, game);
}
