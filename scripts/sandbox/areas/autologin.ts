import type { Contract } from "schemas/contract";
import { autoLogin } from "../games/auto-login";
import { requireMember } from "../state/call";
import type { Handlers } from "./handlers";

export const autologin = {
  byUsername({ provider, username }, call) {
    return { link: autoLogin(call.sandbox, requireMember(call), { provider, username }) };
  },

  byPassword({ provider, username, password }, call) {
    return { link: autoLogin(call.sandbox, requireMember(call), { provider, username, password }) };
  },
} satisfies Handlers<Contract["autologin"]>;
