import type { Random } from "../simulation/random";
import { shownState } from "../support/money-forms";
import { drawTransfer, sendTransfer } from "../support/transfers";
import type { Visitor } from "../support/visitor";
import { askInChat, payInByCode, watchCode } from "./visits";

type Act = (visitor: Visitor, random: Random) => Promise<unknown>;

async function transfer(visitor: Visitor, from: string, to: string): Promise<void> {
  const form = await drawTransfer(visitor, "10.00");
  const [id = ""] = form.intent?.split(".") ?? [];
  await sendTransfer(visitor, { ...form, from, to });
  const state = await shownState(visitor, `/user/outcome/${id}`);
  if (state !== "done") throw new Error(`a transfer from ${from} to ${to} is shown as ${state}`);
}

const payers = new WeakSet<Visitor>();

/** A member has one open code at a time, and looks at it from then on. */
async function payIn(visitor: Visitor): Promise<void> {
  if (payers.has(visitor)) return watchCode(visitor);
  await payInByCode(visitor);
  payers.add(visitor);
}

const open =
  (path: string): Act =>
  (visitor) =>
    visitor.get(path, { accept: "text/html" });

/** What a member does of an evening, each with its weight. */
const acts: Record<string, { weight: number; act: Act }> = {
  home: { weight: 6, act: open("/user/home") },
  refresh: { weight: 4, act: open("/user/home.data") },
  statement: {
    weight: 3,
    act: (visitor, random) => open(`/user/statement?page=${random.between(1, 3)}`)(visitor, random),
  },
  profile: { weight: 1, act: open("/user/profile") },
  bonus: { weight: 2, act: open("/user/bonus") },
  transfer: {
    weight: 3,
    async act(visitor) {
      await transfer(visitor, "wallet", "JOKER");
      await transfer(visitor, "JOKER", "wallet");
    },
  },
  deposit: { weight: 1, act: payIn },
  chat: { weight: 2, act: askInChat },
};

const weights = Object.fromEntries(Object.entries(acts).map(([name, { weight }]) => [name, weight]));

/** Does one of these, by its weight. `begins` hears what it is. */
export async function doSomething(
  visitor: Visitor,
  random: Random,
  begins: (kind: string) => void,
): Promise<void> {
  const kind = random.weighed(weights);
  begins(kind);
  await acts[kind]?.act(visitor, random);
}
