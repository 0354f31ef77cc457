import * as z from "zod";
import { banner } from "./banner";
import { endpoint, LARGE_MAX_BYTES } from "./endpoint";
import { ack, maybe, wireAmount, wireFlag, wireId, wireList, wireNumber, wireTime, wireWord } from "./wire";

const type = wireWord("limit", "day", "week", "promotion", "refund", "luckydraw");

const userBonus = z.object({
  _id: wireId,
  isActive: wireFlag,
  received: maybe(z.array(z.object({ updatedAt: wireTime }))),
});

const bonusItem = z.object({
  code: wireId,
  type,
  maxReceived: wireNumber,
  percentFail: maybe(wireNumber),
  banners: maybe(z.array(banner)),
  userBonus: maybe(userBonus),
});

/** Bonuses. Activating and ending one are GET requests, but both change state. */
export const bonus = {
  list: endpoint({
    path: "/api/bonus",
    maxBytes: LARGE_MAX_BYTES,
    response: wireList("bonuses", bonusItem, {}),
  }),
  activate: endpoint({
    path: "/api/bonus/activate/{code}",
    effect: "money",
    response: z.object({ userBonus: maybe(userBonus) }),
  }),
  active: endpoint({
    path: "/api/bonus/check/active",
    response: z.object({ status: wireFlag, type: maybe(type) }),
  }),
  /** Not called by any screen. */
  minimum: endpoint({
    path: "/api/bonus/check/minimum",
    response: z.object({ status: wireFlag, minimum: maybe(wireAmount) }),
  }),
  clear: endpoint({ path: "/api/bonus/clear", effect: "money", response: ack }),
};
