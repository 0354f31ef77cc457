import type { KindName } from "~/money/kinds/index.server";
import { refusals, unclear } from "./model/answers";
import { operations } from "./operations";
import { createRandom, type Random } from "./random";
import { isInBooks } from "./sent-form";
import type { Exchange, Form, Step } from "./step";

const REPLICAS = 2;
const SECOND_MS = 1_000;
/** The timeout of a call; only a very late operator executes after it. */
const CALL_MS = 60_000;

const names = Object.keys(operations) as KindName[];
const often = Object.fromEntries(names.map((name) => [name, operations[name].often])) as Record<
  KindName,
  number
>;

/** What a history is made of: one member or several, an operator that ends each call in time or does not. */
interface Setting {
  random: Random;
  members: number;
  isStrict: boolean;
  /** The only operations of a narrow history, in which few kinds meet often. */
  only: readonly KindName[] | undefined;
}

/** The length of a history; with another one a seed tells another story. */
const STEPS = 60;

/** The steps derived from a seed. For a strict seed the operator never executes a call after its timeout. */
export function planOf(seed: number): Step[] {
  const random = createRandom(seed);
  const isStrict = random.chance(0.7);
  const members = random.between(1, 4);
  const shuffled = random.shuffled(names);
  const only = random.chance(0.6) ? shuffled.slice(0, random.between(1, 3)) : undefined;
  return Array.from({ length: STEPS }, () => stepOf({ random, members, isStrict, only }));
}

const weights = {
  send: 26,
  again: 10,
  look: 26,
  save: 2,
  wait: 20,
  play: 4,
  deposit: 2,
  give: 5,
  kill: 4,
  freeze: 1,
  store: 3,
  command: 5,
  lose: 1,
  reads: 6,
} as const satisfies Record<Step["do"], number>;

function stepOf(setting: Setting): Step {
  const { random, isStrict } = setting;
  const replica = random.between(0, REPLICAS - 1);
  const member = random.between(0, setting.members - 1);
  const back = Number(random.weighed({ "0": 6, "1": 3, "2": 1 }));
  const kind = random.weighed<keyof typeof weights>(weights);
  switch (kind) {
    case "send":
      return sendOf(setting, member);
    case "again":
      return { do: kind, back, replica, isAltered: random.chance(0.2) };
    case "look":
      return { do: kind, back, replica };
    case "save": {
      const call = random.pick(["account.updateProfile", "account.changePassword"] as const);
      return { do: kind, member, call, replica, exchange: exchangeOf(random, isStrict) };
    }
    case "wait":
      return { do: kind, ms: waitOf(random) };
    case "play":
      return { do: kind, member, account: random.pick(["JOKER", "PG"]), delta: random.between(-900, 900) };
    case "deposit":
      return { do: kind, member, amount: random.pick([10_000, 33_333]) };
    case "give": {
      const what = random.pick(["invite", "refund", "coins", "promotion", "coupon"] as const);
      return { do: kind, member, what };
    }
    default:
      return troubleOf(kind, random, replica);
  }
}

/**
 * Only wallet and statement can tell an operation that ran long after its call from the next one: a bonus, a password or
 * a deposit of unknown amount says nothing of whose it is.
 */
function sendOf(setting: Setting, member: number): Step {
  const { random } = setting;
  const form = formOf(setting, member);
  const isStrict = setting.isStrict || !isInBooks(form);
  return { do: "send", form, taps: tapsOf(random), exchange: exchangeOf(random, isStrict) };
}

type Trouble = Extract<Step["do"], "kill" | "freeze" | "store" | "command" | "lose" | "reads">;

function troubleOf(kind: Trouble, random: Random, replica: number): Step {
  switch (kind) {
    case "kill":
      return { do: kind, replica, release: random.pick(["last", "this", "next"]) };
    case "freeze":
      return { do: kind, replica, ms: random.between(1, 120) * SECOND_MS };
    case "store":
      return { do: kind, fault: random.pick(["away", "slow"]), ms: random.between(1, 20) * SECOND_MS };
    case "command": {
      const command = random.weighed({ claim: 3, replace: 3, release: 3, read: 1, bornAt: 1 });
      const fault = random.pick(["refused", "answer lost", "late"] as const);
      return { do: kind, kind: command, skip: random.between(0, 3), fault };
    }
    case "lose":
      return { do: kind };
    case "reads": {
      const fault = random.pick(["lost", "late", "old", "ancient", "reordered", "no-statement"] as const);
      return { do: kind, fault, ms: random.between(1, 60) * SECOND_MS, byMs: random.between(100, 4_000) };
    }
  }
}

function formOf({ random, only }: Setting, member: number): Form {
  const operation = only ? random.pick(only) : random.weighed(often);
  const facts = operations[operation].facts(random);
  if (operation !== "slip") return { member, operation, facts };
  return { member, operation, facts, picture: random.weighed({ "a slip": 4, "turned-down": 1 }) };
}

/** The replicas that get the tap, or both taps of a double tap. */
function tapsOf(random: Random): number[] {
  const first = random.between(0, REPLICAS - 1);
  return random.chance(0.25) ? [first, random.between(0, REPLICAS - 1)] : [first];
}

function waitOf(random: Random): number {
  const kind = random.weighed({ moment: 8, half: 10, minute: 4, quarter: 2, hour: 1 });
  const most = { moment: 10, half: 40, minute: 90, quarter: 900, hour: 5_400 }[kind];
  return random.between(1, most) * SECOND_MS;
}

function exchangeOf(random: Random, isStrict: boolean): Exchange {
  const kind = random.weighed({ yes: 30, no: 12, unclear: 24, reset: 18, hang: 12, "no-connection": 3 });
  const answer =
    kind === "no"
      ? random.pick(Object.keys(refusals) as (keyof typeof refusals)[])
      : kind === "unclear"
        ? random.pick(Object.keys(unclear) as (keyof typeof unclear)[])
        : kind;
  const answeredAfterMs = kind === "hang" ? Number.POSITIVE_INFINITY : random.between(20, 3_000);
  if (kind === "yes")
    return { answer, answeredAfterMs, executedAfterMs: random.between(1, answeredAfterMs - 10) };
  const never = kind === "no" || kind === "no-connection";
  const when = never ? "never" : random.weighed({ never: 4, soon: 4, late: 8, veryLate: isStrict ? 0 : 2 });
  const after = {
    never: null,
    soon: random.between(1, 2_000),
    late: random.between(2_000, CALL_MS - 2_000),
    veryLate: random.between(CALL_MS + 10_000, 5 * CALL_MS),
  };
  return { answer, answeredAfterMs, executedAfterMs: after[when] };
}
