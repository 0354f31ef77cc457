import * as z from "zod";
import { banner } from "./banner";
import { endpoint } from "./endpoint";
import {
  ack,
  maybe,
  pageBody,
  total,
  wireAmount,
  wireFlag,
  wireHtml,
  wireList,
  wireText,
  wireTime,
} from "./wire";

/** The refund of losses. */
export const refund = {
  list: endpoint({
    method: "POST",
    path: "/api/refund",
    body: pageBody,
    response: wireList("refunds", z.object({ refundAmount: wireAmount, createdAt: wireTime }), total),
  }),
  check: endpoint({
    path: "/api/refund/check",
    response: z.object({
      result: wireFlag,
      bonus: wireFlag,
      info: maybe(wireHtml),
      refundAmount: wireAmount,
      refundSuccess: maybe(wireText),
      refundFail: maybe(wireText),
    }),
  }),
  /** Received as a refund bonus. */
  receive: endpoint({ path: "/api/refund/receive", effect: "money", response: ack }),
  /** Received into the wallet. */
  addWallet: endpoint({ path: "/api/refund/addWallet", effect: "money", response: ack }),
  banners: endpoint({ path: "/api/refund/banners", response: wireList("banners", banner, {}) }),
};
