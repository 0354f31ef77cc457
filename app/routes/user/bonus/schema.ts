import { promotionCode } from "schemas/fields";
import * as z from "zod";

/** `held` names the bonus that the page showed (`heldMark`). */
export const clearForm = z.object({ held: z.string().default("") });

/** Specification, section 5: required, in capitals before search and activation. */
export const promotionForm = z.object({ code: promotionCode });
