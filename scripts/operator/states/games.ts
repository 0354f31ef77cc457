import { fails, refuses } from "./faults";
import { gone, inTurn, see, tap } from "./hands";
import type { Part, Stage } from "./state";

const game = (code: string) => ({ path: `/user/home/games/${code}`, shows: "/user/home/games/:code" });
const account = (code: string, isActive: boolean) => (stage: Stage) =>
  stage.sandbox.post(`/members/${stage.member.username}/accounts`, { code, isActive });
const unopened = { ...game("SLOTXO"), prepare: account("SLOTXO", false) };

/** A game that the operator has and opens by a link, and that the brand's file does not name. */
const NEW_GAME = "NEWGAME";

function unnamed(isActive: boolean) {
  return async (stage: Stage) => {
    const { sandbox, member } = stage;
    // Another picture may have added it: then this is refused, and its account is made all the same.
    await sandbox.post("/games", { code: NEW_GAME, name: "New Game" }).catch(() => undefined);
    await account(NEW_GAME, isActive)(stage);
    const web = "https://play.newgame.example/";
    await sandbox.post(`/games/${NEW_GAME}`, { username: member.username, web });
  };
}

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
    {
      ...{
        id: "game-elsewhere",
        name: "neither on the web nor with apps",
        kind: "extreme",
        ...game("JOKER"),
      },
      prepare: ({ sandbox, member: { username } }) =>
        sandbox.post("/games/JOKER", { username, web: null, android: null, ios: null }),
    },
    {
      ...{ id: "game-unnamed", name: "one that the brand does not name", kind: "closed" },
      ...{ ...game(NEW_GAME), prepare: unnamed(true) },
    },
    {
      ...{ id: "game-unnamed-unopened", name: "the same, not open yet", kind: "closed" },
      ...{ ...game(NEW_GAME), prepare: unnamed(false) },
    },
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
