import * as z from "zod";
import { endpoint } from "./endpoint";
import { wireText } from "./wire";

const link = z.object({ link: wireText });

/** The providers of each call (specification, section 7). */
export const autologinProviders: Readonly<Record<keyof typeof autologin, readonly string[]>> = {
  byUsername: ["pg", "betflix", "areaslot", "joker2", "huayhd"],
  byPassword: ["askmebet", "imi", "usun", "circus", "slotracha", "pgslot"],
};

/** Links that open a game with the member signed in. The brand's config says which provider needs which call. */
export const autologin = {
  /** A link to a game, by the member's user name there. */
  byUsername: endpoint({ path: "/api/autoLogin/{provider}/{username}", response: link }),
  /** A link to a game, by the member's user name and password there. */
  byPassword: endpoint({ path: "/api/autoLogin/{provider}/{username}/{password}", response: link }),
};
