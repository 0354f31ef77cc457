import { errorGroups } from "schemas/contract/errors";
import type { Person } from "./person";
import { rewardedPeople } from "./rewarded-people";

/** Every demo member's password. The hashes share one salt: see Sandbox.demoPassword. */
export const demoPassword = "kapao1234";

/** The member to sign in with by default. */
export const everydayMember = "0812345678";

const everyday = { JOKER: 250, PG: 1_030.5, SLOTXO: 0, UFABET: 500, SEXYGAME: 99.99, HUAYHD: 20 };
const everyGame =
  "JOKER PG SLOTXO SUPERSLOT AREASLOT SLOTRACHA PGSLOT JOKER2 CIRCUS UFABET BETFLIX ASKMEBET USUN SEXYGAME IMI HUAYHD";

const situations: readonly Person[] = [
  {
    username: everydayMember,
    situation: "everyday: satang, open and unopened games, every kind of statement entry",
    wallet: 12_345.67,
    games: everyday,
    registered: ["SUPERSLOT", "AREASLOT", "SLOTRACHA", "PGSLOT", "JOKER2", "CIRCUS", "BETFLIX", "ASKMEBET"],
    statements: 36,
    coin: 7,
    rewards: { invitees: 3, invitePending: 150 },
  },
  {
    username: "0812345601",
    situation: "rich: every game open; user names and passwords there hold / % + ? # and Thai letters",
    wallet: 250_000,
    games: Object.fromEntries(everyGame.split(" ").map((code, index) => [code, (index + 1) * 1_234.5])),
    hasAwkwardCredentials: true,
    statements: 12,
    coin: 99,
    rewards: { invitees: 25, invitePending: 2_500.25, refunds: 3 },
  },
  {
    username: "0812345602",
    situation: "empty: no money, no game, no entry",
    wallet: 0,
    games: {},
    statements: 0,
  },
  {
    username: "0812345603",
    situation: "holds a bonus: money may not leave the games",
    wallet: 300,
    games: { JOKER: 800, PG: 0 },
    statements: 5,
    rewards: { bonus: "limit" },
  },
  {
    username: "0812345604",
    situation: "inactive account: sign-in is refused (INACTIVE_USER)",
    wallet: 50,
    games: {},
    statements: 0,
    isInactive: true,
  },
  {
    username: "0812345605",
    situation: "very big figures",
    wallet: 987_654_321.09,
    games: { JOKER: 123_456_789.01, UFABET: 99_999_999.99, HUAYHD: 0.01 },
    statements: 3,
    coin: 1_000_000,
  },
  {
    username: "0812345606",
    situation: "150 statement entries",
    wallet: 1_500,
    games: { PG: 10 },
    statements: 150,
  },
  {
    username: "0812345607",
    situation: "10,000 statement entries",
    wallet: 10_000,
    games: { JOKER: 1, PG: 2 },
    statements: 10_000,
  },
  {
    username: "0812345608",
    situation: "only 0.99 in the wallet: below every minimum",
    wallet: 0.99,
    games: { JOKER: 0 },
    statements: 1,
  },
  {
    username: "0812345609",
    situation: "expected from address 203.0.113.7 only (INVALID_IP)",
    wallet: 100,
    games: {},
    statements: 0,
    expectedAddress: "203.0.113.7",
  },
  {
    username: "0812345610",
    situation: "signs in, then every call answers EXPIRED_AUTH_TOKEN",
    wallet: 100,
    games: {},
    statements: 0,
    callCode: "EXPIRED_AUTH_TOKEN",
  },
];

/** One phone number for each Auth code of section 8, in its order, from 0899000001. */
const refused: readonly Person[] = errorGroups.auth.map((loginCode, index) => ({
  username: `08990000${String(index + 1).padStart(2, "0")}`,
  situation: `sign-in always answers ${loginCode}`,
  wallet: 0,
  games: {},
  statements: 0,
  loginCode,
}));

/** One in each currency, under any brand. */
const counting: readonly Person[] = ["LAK", "THB"].map((currency, index) => ({
  username: `08123456${11 + index}`,
  situation: `money in ${currency}, which the wire variety currencyIn names`,
  wallet: 2_468.13,
  games: { JOKER: 75.25, HUAYHD: 0 },
  statements: 8,
  currency,
  rewards: { invitees: 2, invitePending: 40 },
}));

export const demoPeople: readonly Person[] = [...situations, ...refused, ...rewardedPeople, ...counting];
