import { errorCodes } from "schemas/contract/errors";
import * as z from "zod";
import { flag } from "../http/request-body";
import { toMajor, toSatang } from "../money/amount";
import { deposit } from "../money/deposit";
import { play } from "../money/play";
import { startRewards } from "../rewards/start-rewards";
import { createMember } from "../seed/create-member";
import { demoPassword } from "../seed/people";
import type { Sandbox } from "../state/sandbox";
import { findGame, listGames } from "../store/games";
import { balanceOf, gameAccount, walletAccount } from "../store/ledger";
import { endHeldBonus } from "../store/member-bonuses";
import { findMember, getMember, listMembers, type Member, updateFlags } from "../store/members";
import { hashPassword } from "../store/passwords";
import { revokeSessions } from "../store/sessions";
import { countStatements } from "../store/statements";
import { BadControl, type ControlInput, type ControlRoute, requireBody, requireNamed } from "./control-route";

const code = z.enum(errorCodes).nullable().optional();
const amount = z.coerce.number().min(0).max(1e12);

const flags = {
  isActive: flag.optional(),
  /** Holds a bonus of this type (limit, day, week), turnover still unmet; null removes it without a statement entry. */
  bonus: z.string().nullable().optional(),
  loginCode: code,
  callCode: code,
  expectedAddress: z.string().nullable().optional(),
};

const newMember = z.strictObject({
  username: z.string().min(1).optional(),
  password: z.string().min(1).optional(),
  name: z.string().optional(),
  walletAmount: amount.default(0),
  games: z.record(z.string(), amount).default({}),
  coin: z.coerce.number().int().min(0).default(0),
  inviteAmount: amount.default(0),
  /** The number of made-up entries that the statement starts with. */
  statements: z.coerce.number().int().min(0).max(100_000).default(0),
  bankCode: z.string().optional(),
  bankAccountName: z.string().optional(),
  bankAccountNo: z.string().optional(),
  /** Named where the wire variety says. */
  currency: z.string().optional(),
  ...flags,
});

function freeUsername(sandbox: Sandbox): string {
  const username = `09${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
  return findMember(sandbox.database, username) ? freeUsername(sandbox) : username;
}

/** Balances as they are at the providers (`games`) and as the wallet shows them (`shown`). */
export function describeMember({ database }: Sandbox, member: Member) {
  const games = listGames(database, member.id).filter((game) => game.isActive === 1);
  return {
    _id: member.uid,
    username: member.username,
    name: member.name,
    situation: member.situation,
    wallet: toMajor(balanceOf(database, walletAccount(database, member.id))),
    games: Object.fromEntries(
      games.map((game) => [
        game.code,
        toMajor(balanceOf(database, gameAccount(database, member.id, game.code))),
      ]),
    ),
    shown: Object.fromEntries(games.map((game) => [game.code, toMajor(game.shownAmount)])),
    statements: countStatements(database, member.id),
    isActive: member.isActive,
    bonus: member.bonus,
    coin: member.coin,
    loginCode: member.loginCode,
    callCode: member.callCode,
    expectedAddress: member.expectedAddress,
    bankCode: member.bankCode,
    bankAccountName: member.bankAccountName,
    bankAccountNo: member.bankAccountNo,
    sourceCode: member.sourceCode,
    inviteCode: member.inviteCode,
    currency: member.currency,
  };
}

async function create(sandbox: Sandbox, { body }: ControlInput) {
  const wanted = requireBody(newMember, body);
  for (const game of Object.keys(wanted.games)) {
    if (!findGame(sandbox.database, game)) throw new BadControl(`no game ${game}`);
  }
  const password = wanted.password === undefined ? sandbox.demoPassword : await hashPassword(wanted.password);
  const username = wanted.username ?? freeUsername(sandbox);
  if (findMember(sandbox.database, username)) throw new BadControl(`${username} exists`);
  const person = sandbox.flavour.people[0];
  const member = createMember(sandbox, {
    member: {
      username,
      name: wanted.name ?? person?.name ?? username,
      createdAt: sandbox.clock.now(),
      coin: wanted.coin,
      bankCode: wanted.bankCode ?? sandbox.flavour.banks[0]?.code ?? "",
      bankAccountName: wanted.bankAccountName ?? person?.bankAccountName ?? "",
      bankAccountNo: wanted.bankAccountNo ?? username.padStart(10, "0").slice(-10),
      isActive: wanted.isActive ?? true,
      loginCode: wanted.loginCode ?? null,
      callCode: wanted.callCode ?? null,
      expectedAddress: wanted.expectedAddress ?? null,
      situation: "made on demand",
      currency: wanted.currency ?? null,
    },
    password,
    wallet: toSatang(wanted.walletAmount),
    games: Object.fromEntries(Object.entries(wanted.games).map(([game, major]) => [game, toSatang(major)])),
    statements: wanted.statements,
  });
  startRewards(sandbox, member, { bonus: wanted.bonus, invitePending: wanted.inviteAmount });
  return {
    ...describeMember(sandbox, getMember(sandbox.database, member.id) ?? member),
    password: wanted.password ?? demoPassword,
  };
}

function change(sandbox: Sandbox, input: ControlInput) {
  const member = requireNamed(sandbox, input);
  const { bonus, ...given } = requireBody(z.strictObject(flags), input.body);
  const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  updateFlags(sandbox.database, member.id, { ...member, ...changed });
  if (bonus !== undefined) endHeldBonus(sandbox.database, member.id, sandbox.clock.now());
  if (bonus) startRewards(sandbox, member, { bonus });
  return describeMember(sandbox, requireNamed(sandbox, input));
}

export const memberRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/sandbox/members",
    about: "The first 100 members with their balances.",
    run: (sandbox) => listMembers(sandbox.database, 100).map((member) => describeMember(sandbox, member)),
  },
  {
    method: "POST",
    path: "/sandbox/members",
    about:
      "A new member: {username?, password?, name?, walletAmount?, games?: {CODE: amount}, coin?, inviteAmount?, statements?, bankCode?, bankAccountName?, bankAccountNo?, currency?, isActive?, bonus?, loginCode?, callCode?, expectedAddress?}.",
    run: create,
  },
  {
    method: "GET",
    path: "/sandbox/members/{username}",
    about: "Balances at the providers (games), as the wallet shows them (shown), and the statement's length.",
    run: (sandbox, input) => describeMember(sandbox, requireNamed(sandbox, input)),
  },
  {
    method: "POST",
    path: "/sandbox/members/{username}/flags",
    about: "Changes {isActive?, bonus?, loginCode?, callCode?, expectedAddress?}; null takes a flag away.",
    run: change,
  },
  {
    method: "POST",
    path: "/sandbox/members/{username}/revoke",
    about: "Ends all of the member's sessions, or the one of {token}.",
    run: (sandbox, input) => {
      const member = requireNamed(sandbox, input);
      const { token } = requireBody(z.strictObject({ token: z.string().optional() }), input.body);
      return { revoked: revokeSessions(sandbox.database, member.id, sandbox.clock.now(), token) };
    },
  },
  {
    method: "POST",
    path: "/sandbox/members/{username}/play",
    about: "A win or loss at the provider: {code, delta}. The wallet shows it after the next refresh.",
    run: (sandbox, input) => {
      const member = requireNamed(sandbox, input);
      const wanted = requireBody(z.strictObject({ code: z.string(), delta: z.coerce.number() }), input.body);
      play(sandbox, member, wanted.code, toSatang(wanted.delta));
      return describeMember(sandbox, member);
    },
  },
  {
    method: "POST",
    path: "/sandbox/members/{username}/credit",
    about: "A deposit into the main wallet: {amount}.",
    run: (sandbox, input) => {
      const member = requireNamed(sandbox, input);
      deposit(sandbox, member, toSatang(requireBody(z.strictObject({ amount }), input.body).amount));
      return describeMember(sandbox, member);
    },
  },
];
