import { promotionCode } from "schemas/fields";
import * as z from "zod";

/** Specification, section 5: required, in capitals before search and activation. */
export const promotionForm = z.object({ code: promotionCode });
