import * as z from "zod";
import { banners } from "./banner";
import { endpoint, LARGE_MAX_BYTES } from "./endpoint";
import {
  ack,
  flagOrText,
  maybe,
  pageBody,
  total,
  wireAmount,
  wireFlag,
  wireHtml,
  wireList,
  wireTime,
} from "./wire";

/** The refund of losses. */
export const refund = {
  /** The refunds received. */
  list: endpoint({
    method: "POST",
    path: "/api/refund",
    body: pageBody,
    response: wireList("refunds", z.object({ refundAmount: wireAmount, createdAt: wireTime }), total),
  }),
  /** Whether losses can be refunded, how much, and why not. */
  check: endpoint({
    path: "/api/refund/check",
    maxBytes: LARGE_MAX_BYTES,
    response: z.object({
      result: wireFlag,
      bonus: wireFlag,
      info: maybe(wireHtml),
      refundAmount: wireAmount,
      refundSuccess: flagOrText,
      refundFail: flagOrText,
    }),
  }),
  /** Pays the refund as a refund bonus. */
  receive: endpoint({ path: "/api/refund/receive", effect: "money", response: ack }),
  /** Pays the refund into the main wallet. */
  addWallet: endpoint({ path: "/api/refund/addWallet", effect: "money", response: ack }),
  /** The pictures of the refund. */
  banners: banners("/api/refund/banners"),
};
