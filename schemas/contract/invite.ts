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
  list: endpoint({
    method: "POST",
    path: "/api/invite",
    body: pageBody,
    response: wireList("invites", inviteItem, total),
  }),
  /** Pays the invite bonus into the wallet. */
  bonus: endpoint({ path: "/api/invite/bonus", effect: "money", response: ack }),
  banners: banners("/api/invite/banners"),
};
