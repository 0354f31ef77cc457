import { giftLink } from "schemas/fields";
import * as z from "zod";

/** A TrueMoney gift link, which may be inside other pasted text. */
export const GiftForm = z.object({ link: giftLink });
