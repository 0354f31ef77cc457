import { createRandom, type Random } from "./random";
import type { Exchange, Form, Step } from "./step";

const REPLICAS = 2;
const AMOUNTS = [10_000, 10_000, 10_000, 25_000, 50];
const SECOND_MS = 1_000;
/** The timeout of a call; only a very late operator executes after it. */
const CALL_MS = 60_000;

/** The steps derived from a seed. For a strict seed the operator never executes a call after its timeout. */
export function planOf(seed: number, steps: number): Step[] {
  const random = createRandom(seed);
  const isStrict = random.chance(0.7);
  return Array.from({ length: steps }, () => stepOf(random, isStrict));
}

function stepOf(random: Random, isStrict: boolean): Step {
  const replica = random.between(0, REPLICAS - 1);
  const back = random.weighed({ "0": 6, "1": 3, "2": 1 });
  const kind = random.weighed({
    send: 26,
    again: 10,
    look: 26,
    save: 3,
    wait: 20,
    play: 5,
    deposit: 2,
    kill: 4,
    freeze: 1,
    store: 3,
    lose: 1,
    reads: 6,
  });
  switch (kind) {
    case "send":
      return {
        do: "send",
        form: formOf(random),
        taps: tapsOf(random),
        exchange: exchangeOf(random, isStrict),
      };
    case "again":
      return { do: "again", back: Number(back), replica, ...(random.chance(0.2) && { amount: 777 }) };
    case "look":
      return { do: "look", back: Number(back), replica };
    case "save": {
      const call = random.pick(["account.updateProfile", "account.changePassword"] as const);
      return { do: "save", call, replica, exchange: exchangeOf(random, isStrict) };
    }
    case "wait":
      return { do: "wait", ms: waitOf(random) };
    case "play":
      return { do: "play", account: random.pick(["JOKER", "PG"]), delta: random.between(-900, 900) };
    case "deposit":
      return { do: "deposit", amount: random.pick([10_000, 33_333]) };
    case "kill":
      return { do: "kill", replica, release: random.pick(["this", "next"]) };
    case "freeze":
      return { do: "freeze", replica, ms: random.between(1, 120) * SECOND_MS };
    case "store":
      return { do: "store", fault: random.pick(["away", "slow"]), ms: random.between(1, 20) * SECOND_MS };
    case "lose":
      return { do: "lose", what: "everything" };
    case "reads": {
      const fault = random.pick(["lost", "late", "old", "reordered", "no-statement"] as const);
      return { do: "reads", fault, ms: random.between(1, 60) * SECOND_MS, byMs: random.between(100, 4_000) };
    }
  }
}

function formOf(random: Random): Form {
  const [from, to] = random.shuffled(["wallet", "JOKER", "PG"]) as [string, string];
  const amount = random.pick(AMOUNTS);
  const operation = random.chance(0.15) ? "withdraw" : "transfer";
  // Most moves are from the wallet to a game, so that two of them often look alike.
  return random.chance(0.7)
    ? { operation, from: "wallet", to: "JOKER", amount }
    : { operation, from, to, amount };
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
  const answer = random.weighed({
    yes: 30,
    no: 6,
    "no-with-200": 3,
    reset: 20,
    "500": 10,
    "502": 10,
    hang: 12,
    "no-connection": 3,
  });
  const answeredAfterMs = answer === "hang" ? Number.POSITIVE_INFINITY : random.between(20, 3_000);
  if (answer === "yes")
    return { answer, answeredAfterMs, executedAfterMs: random.between(1, answeredAfterMs - 10) };
  const never = answer === "no" || answer === "no-with-200" || answer === "no-connection";
  const when = never ? "never" : random.weighed({ never: 4, soon: 4, late: 8, veryLate: isStrict ? 0 : 2 });
  const after = {
    never: null,
    soon: random.between(1, 2_000),
    late: random.between(2_000, CALL_MS - 2_000),
    veryLate: random.between(CALL_MS + 10_000, 5 * CALL_MS),
  };
  return { answer, answeredAfterMs, executedAfterMs: after[when] };
}
