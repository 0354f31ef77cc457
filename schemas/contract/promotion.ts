import * as z from "zod";
import { endpoint } from "./endpoint";
import { ack, maybe, wireHtml, wireId, wireNumber } from "./wire";

const terms = { percentFail: maybe(wireNumber), description: maybe(wireHtml) };

/** Promotion codes. */
export const promotion = {
  current: endpoint({
    path: "/api/promotion/current",
    response: z.object({ promotion: maybe(z.object({ code: wireId, ...terms })) }),
  }),
  find: endpoint({ path: "/api/promotion/find/{code}", response: z.object(terms) }),
  activate: endpoint({ path: "/api/promotion/activate/{code}", effect: "money", response: ack }),
};
