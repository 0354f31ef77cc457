import type { EndpointName } from "schemas/contract";
import type { OperatorClient, TestMember } from "../contract/operator-under-test";
import type { MoneyForm, ShownState } from "./money-form";
import type { Visitor } from "./visitor";
import { wheelForms } from "./wheel-forms";

const HELD = 5_000;

function requireWhole(wallet: number, moved: number): number {
  if (wallet + moved !== HELD) throw new Error(`${wallet} in the wallet and ${moved} are not ${HELD}`);
  return moved;
}

export const transferForm: MoneyForm = {
  name: "transfer",
  endpoint: "wallet.transfer",
  path: "/user/home/transfer",
  member: { walletAmount: HELD, games: { JOKER: 0 } },
  fields: async (amount) => ({ from: "wallet", to: "JOKER", amount: String(amount) }),
  happened: "done",
  async moved(client, member) {
    const { wallet, games } = await client.state(member);
    return requireWhole(wallet, games.JOKER ?? 0);
  },
};

export const withdrawForm: MoneyForm = {
  name: "withdraw",
  endpoint: "wallet.withdrawAll",
  path: "/user/home/withdraw",
  cashier: { withdrawSettlement: "by-hand" },
  member: { walletAmount: HELD },
  fields: async (amount) => ({ from: "wallet", amount: String(amount), do: "confirm" }),
  happened: "accepted",
  async moved(client, member) {
    const path = `/withdrawals?username=${member.username}`;
    const pending = await client.control<{ amount: number }[]>("GET", path);
    const moved = pending.reduce((sum, { amount }) => sum + amount, 0);
    return requireWhole((await client.state(member)).wallet, moved);
  },
};

/** Into a game that has no place on the web: the wallet is filled up to the amount, and all of it is moved. */
export const transferAllForm: MoneyForm = {
  name: "transfer all",
  endpoint: "wallet.transferAll",
  path: "/user/home/games/JOKER",
  button: "move",
  prepare: (client, { username }) =>
    client.control("POST", "/games/JOKER", { username, web: null, android: null, ios: null }),
  member: { walletAmount: 0, games: { JOKER: 0 } },
  async fields(amount, client, member) {
    const { wallet } = await client.state(member);
    if (wallet < amount)
      await client.control("POST", `/members/${member.username}/credit`, { amount: amount - wallet });
    return { do: "move" };
  },
  happened: "done",
  async moved(client, member) {
    return (await client.state(member)).games.JOKER ?? 0;
  },
};

/** A member's rewards. */
interface Rewards {
  invite: { pending: number };
  refund: { amount: number };
}

const rewardsOf = (client: OperatorClient, { username }: TestMember) =>
  client.control<Rewards>("GET", `/members/${username}/rewards`);

const inWallet = async (client: OperatorClient, member: TestMember) => (await client.state(member)).wallet;

/** The whole bonus is received, so it is filled up to the amount. */
export const inviteForm: MoneyForm = {
  name: "invite bonus",
  endpoint: "invite.bonus",
  path: "/user/home/invite?page=1",
  button: "receive",
  member: { walletAmount: 0 },
  async fields(amount, client, member) {
    const { invite } = await rewardsOf(client, member);
    const invitePending = amount - invite.pending;
    if (invitePending > 0)
      await client.control("POST", `/members/${member.username}/invitees`, { invitePending });
    return { do: "receive" };
  },
  happened: "done",
  moved: inWallet,
};

/** Losses that earn a refund of one. */
const LOST_FOR_ONE = 20;

/** For either way to receive it; a bonus from the previous run is ended first. */
function refundForm(name: string, endpoint: EndpointName, of: string): MoneyForm {
  return {
    name,
    endpoint,
    path: "/user/home/refund?page=1",
    button: of,
    settings: { refundsPerDay: 100 },
    member: { walletAmount: 0, games: { PG: 1_000_000 } },
    async fields(amount, client, member) {
      const path = `/members/${member.username}`;
      const lost = (amount - (await rewardsOf(client, member)).refund.amount) * LOST_FOR_ONE;
      if (lost > 0) await client.control("POST", `${path}/play`, { code: "PG", delta: -lost });
      await client.control("POST", `${path}/flags`, { bonus: null });
      return { do: "confirm", of };
    },
    happened: "done",
    moved: inWallet,
  };
}

export const rewardForms: readonly MoneyForm[] = [
  inviteForm,
  refundForm("refund to the wallet", "refund.addWallet", "addWallet"),
  refundForm("refund as a bonus", "refund.receive", "receive"),
];

/** The forms that move or grant money. Deposits, bonuses and game accounts have their own tables in tests/faults. */
export const moneyForms: readonly MoneyForm[] = [
  transferForm,
  withdrawForm,
  transferAllForm,
  ...rewardForms,
  ...wheelForms,
];

/** Loads a form and returns its intent. */
export function drawIntent(visitor: Visitor, { path, button, draw }: MoneyForm): Promise<string> {
  return draw?.(visitor) ?? visitor.hiddenField(path, "intent", button);
}

/** The wheel itself tells what it has stopped at; the outcome page says the same of it. */
const WHEEL_RESULT = /^\/user\/spin\?result=/;

/** Posts the form. Returns the URL of the outcome page, or the status if there is none. */
export async function sendForm(
  visitor: Visitor,
  { path }: Pick<MoneyForm, "path">,
  fields: Record<string, string>,
): Promise<string> {
  const answer = await visitor.post(path, fields);
  await answer.arrayBuffer();
  return answer.headers.get("location")?.replace(WHEEL_RESULT, "/user/outcome/") ?? String(answer.status);
}

const CODES_SCREEN = /^\/user\/home\/deposit\/qr\//;

/** What the outcome page shows now; that of a code that was made leads to the screen which shows it. */
export async function shownState(visitor: Visitor, path: string): Promise<ShownState> {
  const answer = await visitor.get(path);
  if (CODES_SCREEN.test(answer.headers.get("location") ?? "")) return "done";
  const html = await answer.text();
  const state = /data-state="(\w+)"/.exec(html)?.[1];
  const said = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (state === undefined)
    throw new Error(`no outcome on ${path}: ${answer.status} ${said ?? html.slice(0, 300)}`);
  return state as ShownState;
}
