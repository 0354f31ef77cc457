import * as z from "zod";
import { banner, MOST_BANNERS } from "./banner";
import { endpoint, LARGE_MAX_BYTES } from "./endpoint";
import { firstOf, readable } from "./leniency";
import { ack, maybe, wireAmount, wireFlag, wireId, wireList, wireNumber, wireTime, wireWord } from "./wire";

const type = wireWord("limit", "day", "week", "promotion", "refund", "luckydraw");

/** Nobody receives a bonus more often. Code that compares the times must know that later ones would be missing. */
export const MOST_RECEIVED = 1_000;

const userBonus = z.object({
  _id: wireId,
  isActive: wireFlag,
  received: maybe(firstOf(z.object({ updatedAt: wireTime }), MOST_RECEIVED)),
});

const bonusItem = z.object({
  code: wireId,
  type,
  maxReceived: wireNumber,
  percentFail: readable("bonuses.percentFail", maybe(wireNumber)),
  /** If a picture cannot be read, the bonus is shown without pictures. */
  banners: readable("bonuses.banners", maybe(firstOf(banner, MOST_BANNERS))),
  userBonus: maybe(userBonus),
});

/** Bonuses. Activating and ending one are GET requests, but both change state. */
export const bonus = {
  /** The bonuses on offer. */
  list: endpoint({
    path: "/api/bonus",
    maxBytes: LARGE_MAX_BYTES,
    response: wireList("bonuses", bonusItem, {}),
  }),
  /** Receives a bonus. */
  activate: endpoint({
    path: "/api/bonus/activate/{code}",
    effect: "money",
    response: z.object({ userBonus: maybe(userBonus) }),
  }),
  /** Whether a bonus is held, and of which type. */
  active: endpoint({
    path: "/api/bonus/check/active",
    response: z.object({ status: wireFlag, type: maybe(type) }),
  }),
  /** Whether a minimum of bonuses holds, and which. Not called by any screen. */
  minimum: endpoint({
    path: "/api/bonus/check/minimum",
    response: z.object({ status: wireFlag, minimum: readable("minimum", maybe(wireAmount)) }),
  }),
  /** Ends the held bonus. */
  clear: endpoint({ path: "/api/bonus/clear", effect: "money", response: ack }),
};
