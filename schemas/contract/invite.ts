import * as z from "zod";
import { banners } from "./banner";
import { endpoint } from "./endpoint";
import { ack, maybe, pageBody, total, wireAmount, wireList, wireText, wireTime } from "./wire";

const inviteItem = z.object({
  from: maybe(z.object({ name: maybe(wireText) })),
  amount: wireAmount,
  createdAt: wireTime,
});

/** The invite-a-friend bonus. */
export const invite = {
  /** The invite bonuses received. */
  list: endpoint({
    method: "POST",
    path: "/api/invite",
    body: pageBody,
    response: wireList("invites", inviteItem, total),
  }),
  /** Pays the invite bonus into the main wallet. */
  bonus: endpoint({ path: "/api/invite/bonus", effect: "money", response: ack }),
  /** The pictures of the invite bonus. */
  banners: banners("/api/invite/banners"),
};
