import * as z from "zod";
import { endpoint } from "./endpoint";
import { wireText } from "./wire";

const link = z.object({ link: wireText });

/** A link that opens a game with the member signed in. The operator's config says which provider uses which call. */
export const autologin = {
  byUsername: endpoint({ path: "/api/autoLogin/{provider}/{username}", response: link }),
  byPassword: endpoint({ path: "/api/autoLogin/{provider}/{username}/{password}", response: link }),
};
