import * as z from "zod";
import { gameCredentials } from "../games/credentials";
import { flag } from "../http/request-body";
import { ApiError } from "../state/api-error";
import { gameSwitchSchema } from "../state/game-switches";
import type { Sandbox } from "../state/sandbox";
import { findGameAccount, findPlayer, listGameAccounts, saveGameAccount } from "../store/game-accounts";
import { findGame, insertGame, listAllGames } from "../store/games";
import { balanceOf, gameAccount } from "../store/ledger";
import { findMember } from "../store/members";
import { BadControl, type ControlInput, type ControlRoute, requireBody, requireNamed } from "./control-route";

const accountChange = z.strictObject({
  code: z.string(),
  isActive: flag.optional(),
  username: z.string().min(1).optional(),
  password: z.string().min(1).optional(),
});

/** A path on the sandbox, or an address; null for none. */
const picture = z.string().max(2_000).nullable().default(null);

const newGame = z.strictObject({
  code: z.string().min(1).max(40),
  name: z.string().min(1),
  category: z.enum(["slot", "sport", "lotto", "casino"]).default("slot"),
  isPrivate: flag.default(true),
  logo: picture,
  background: picture,
});

const switchChange = gameSwitchSchema.extend({ username: z.string().optional() });

const arrivalFilter = z.object({
  provider: z.string().optional(),
  username: z.string().optional(),
  since: z.coerce.number().optional(),
});

function requireGameCode({ database }: Sandbox, code: string): string {
  if (!findGame(database, code)) throw new BadControl(`no game ${code}`);
  return code;
}

function accountsOf({ database }: Sandbox, memberId: number) {
  return listGameAccounts(database, memberId).map(({ code, username, password, isActive }) => ({
    code,
    username,
    password,
    isActive: isActive === 1,
  }));
}

/** Creates or changes an account. An account that holds money stays open, because the money would be lost otherwise. */
function changeAccount(sandbox: Sandbox, input: ControlInput) {
  const { database } = sandbox;
  const member = requireNamed(sandbox, input);
  const { code, ...given } = requireBody(accountChange, input.body);
  const held = findGameAccount(database, member.id, requireGameCode(sandbox, code));
  const isActive = given.isActive ?? held?.isActive !== 0;
  const account = { ...(held ?? gameCredentials(member.username, code)) };
  if (given.username !== undefined) account.username = given.username;
  if (given.password !== undefined) account.password = given.password;
  const player = findPlayer(database, code, account.username);
  if (player && player.memberId !== member.id)
    throw new BadControl(`${account.username} is taken at ${code}`);
  if (!isActive && balanceOf(database, gameAccount(database, member.id, code)) !== 0) {
    throw new BadControl(`the account at ${code} holds money`);
  }
  saveGameAccount(database, { ...account, memberId: member.id, code, isActive: isActive ? 1 : 0 });
  return accountsOf(sandbox, member.id);
}

export const gameRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/sandbox/members/{username}/accounts",
    about: "The member's game accounts: {code, username, password, isActive}.",
    run: (sandbox, input) => accountsOf(sandbox, requireNamed(sandbox, input).id),
  },
  {
    method: "POST",
    path: "/sandbox/members/{username}/accounts",
    about:
      "Makes or changes a game account: {code, isActive?, username?, password?}; isActive false: it stands at the provider, but is not open.",
    run: changeAccount,
  },
  {
    method: "GET",
    path: "/sandbox/games",
    about: "The catalogue, and what is changed about it.",
    run: ({ database, games }) => ({ games: listAllGames(database), changed: games.list() }),
  },
  {
    method: "POST",
    path: "/sandbox/games",
    about:
      "Adds a game for everybody: {code, name, category?, isPrivate? (only who has an account sees it), logo?, background?}.",
    run: ({ database }, { body }) => {
      const { isPrivate, ...game } = requireBody(newGame, body);
      if (findGame(database, game.code)) throw new BadControl(`${game.code} is there already`);
      const links = { ftWalletSlot: null, web: null, android: null, ios: null };
      insertGame(
        database,
        { ...links, ...game, isPrivate: isPrivate ? 1 : 0 },
        listAllGames(database).length,
      );
      return game;
    },
  },
  {
    method: "POST",
    path: "/sandbox/games/{code}",
    about:
      "Changes a game for everybody, or for {username}: {state?: open|closed|maintenance, isListed? (false: the wallet leaves it out), web?, android?, ios? (null: none), link? (what auto-login answers)}.",
    run: (sandbox, { names, body }) => {
      const { username, ...change } = requireBody(switchChange, body);
      if (username !== undefined && !findMember(sandbox.database, username)) throw new ApiError("NO_USER");
      return sandbox.games.merge(requireGameCode(sandbox, names.code ?? ""), change, username);
    },
  },
  {
    method: "DELETE",
    path: "/sandbox/games",
    about: "All games as in the catalogue again; with ?username=, for that member.",
    run: (sandbox, { query }) => ({ cleared: sandbox.games.clear(query.username) }),
  },
  {
    method: "GET",
    path: "/sandbox/arrivals",
    about: "Who reached the providers, and how, oldest first: ?provider= &username= &since=.",
    run: (sandbox, { query }) => sandbox.provider.arrivals.list(requireBody(arrivalFilter, query)),
  },
  {
    method: "DELETE",
    path: "/sandbox/arrivals",
    about: "Forgets the arrivals.",
    run: (sandbox) => {
      sandbox.provider.arrivals.clear();
      return { cleared: true };
    },
  },
];
