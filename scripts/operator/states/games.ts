import { fails, refuses } from "./faults";
import { gone, inTurn, see, tap } from "./hands";
import type { Part, Stage } from "./state";

const game = (code: string) => ({ path: `/user/home/games/${code}`, shows: "/user/home/games/:code" });
const account = (code: string, isActive: boolean) => (stage: Stage) =>
  stage.sandbox.post(`/members/${stage.member.username}/accounts`, { code, isActive });
const unopened = { ...game("SLOTXO"), prepare: account("SLOTXO", false) };
const answer = see("[role=alert]:not(:empty), [role=status]:not(:empty), [data-tone]");

export const games: Part = {
  id: "games",
  name: "Games",
  states: [
    { id: "game", name: "an open account", kind: "usual", ...game("JOKER") },
    {
      ...{ id: "game-shown", name: "user name and password shown", kind: "step", ...game("JOKER") },
      act: inTurn(tap("dialog button[value=reveal]"), gone("dialog button[value=reveal]")),
    },
    { id: "game-apps", name: "with apps", kind: "usual", ...game("HUAYHD") },
    { id: "game-unopened", name: "not open yet", kind: "empty", ...unopened },
    {
      ...{ id: "game-opened", name: "just opened", kind: "done", ...unopened },
      act: inTurn(tap("dialog button[value=activate]"), answer),
    },
    {
      ...{ id: "game-refused", name: "cannot be opened", kind: "refused", ...unopened },
      act: inTurn(
        refuses("wallet.activate", "GAME_ACTIVATION_FAIL"),
        tap("dialog button[value=activate]"),
        answer,
      ),
    },
    { id: "game-broken", name: "not read", kind: "broken", ...game("JOKER"), prepare: fails("wallet.get") },
    { id: "game-none", name: "no such game", kind: "broken", ...game("NOSUCH") },
  ],
};
