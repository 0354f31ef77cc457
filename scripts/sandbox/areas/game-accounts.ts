import type { Contract } from "schemas/contract";
import { activate, requireAccount, resetPassword } from "../games/accounts";
import { refreshGames } from "../games/refresh";
import { formStateProvider, issueFormState } from "../provider/form-states";
import { requireMember } from "../state/call";
import type { Handlers } from "./handlers";

const done = { message: "SUCCESS" };

export const gameAccounts = {
  async refreshSlots(_, call) {
    await refreshGames(call.sandbox, requireMember(call));
    return done;
  },

  activate({ slotCode }, call) {
    activate(call.sandbox, requireMember(call), slotCode);
    return done;
  },

  credentials({ slotCode }, call) {
    const { username, password } = requireAccount(call.sandbox, requireMember(call), slotCode);
    if (slotCode !== formStateProvider) return { username, password };
    return { username, password, event: issueFormState(call.sandbox) };
  },

  resetPassword({ slotCode }, call) {
    resetPassword(call.sandbox, requireMember(call), slotCode);
    return done;
  },
} satisfies Partial<Handlers<Contract["wallet"]>>;
