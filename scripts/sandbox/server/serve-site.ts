import { renderSVG } from "uqr";
import { toMajor } from "../money/amount";
import { bannerPng } from "../rewards/banner-picture";
import { background, banner, logo } from "../seed/artwork";
import type { Sandbox } from "../state/sandbox";
import { findGame } from "../store/games";
import { findOffer } from "../store/offers";
import { slipPicture } from "../store/slips";

interface Page {
  type: string;
  text: string | Buffer;
}

const SVG = "image/svg+xml; charset=utf-8";

function picture({ database }: Sandbox, kind: string, code: string): Page | undefined {
  if (!findGame(database, code)) return undefined;
  return { type: SVG, text: kind === "logo" ? logo(code) : background(code) };
}

/** The figure on a banner: a bonus's value, or the percentage for invitations and refunds. */
function figureOf({ database, settings }: Sandbox, name: string): string | undefined {
  if (name === "invite") return `${settings.invitePercent}%`;
  if (name === "refund") return `${settings.refundPercent}%`;
  const offer = findOffer(database, "bonus", name);
  return offer && (offer.percent > 0 ? `${offer.percent}%` : toMajor(offer.amount).toLocaleString("en-US"));
}

function bannerPicture(sandbox: Sandbox, path: string): Page | undefined {
  const [, name, number, type] = /^\/assets\/banner-(\w+)-(\d)\.(svg|png)$/.exec(path) ?? [];
  const figure = name && figureOf(sandbox, name);
  if (!figure) return undefined;
  if (type === "png") return { type: "image/png", text: bannerPng(`${name} ${number}`) };
  return { type: SVG, text: banner(`${name} ${number}`, figure) };
}

function slipPage({ database }: Sandbox, reference: string): Page | undefined {
  const text = slipPicture(database, reference);
  return text && { type: "image/jpeg", text };
}

/** Pictures that the operator's responses link to. */
export function serveSite(sandbox: Sandbox, path: string): Page | undefined {
  const asset = /^\/assets\/(logo|background)-(\w+)\.svg$/.exec(path);
  if (asset?.[1] && asset[2]) return picture(sandbox, asset[1], asset[2]);
  if (path === "/assets/line-qr.svg") return { type: SVG, text: renderSVG(sandbox.flavour.contact.lineLink) };
  const slip = /^\/slips\/(\w+)\.jpg$/.exec(path)?.[1];
  if (slip !== undefined) return slipPage(sandbox, slip);
  return path.startsWith("/assets/banner-") ? bannerPicture(sandbox, path) : undefined;
}
