import * as z from "zod";
import { endpoint } from "./endpoint";
import { wireText } from "./wire";

const link = z.object({ link: wireText });

/** A link that opens a game signed in. Which provider uses which is a value of the operator's config. */
export const autologin = {
  byUsername: endpoint({ path: "/api/autoLogin/{provider}/{username}", response: link }),
  byPassword: endpoint({ path: "/api/autoLogin/{provider}/{username}/{password}", response: link }),
};
