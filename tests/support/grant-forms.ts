import { slipOf, transferOf, voucherOf } from "../contract/cashier-desk";
import type { OperatorClient, TestMember } from "../contract/operator-under-test";
import { drawDeposit, giftFields, qrFields } from "./deposits";
import type { MoneyForm } from "./money-form";
import { drawSlip, postSlip } from "./slips";
import type { Visitor } from "./visitor";

/** What counts for one time, in the forms that know no amount. */
const ONCE = 100;

const inWallet = async (client: OperatorClient, member: TestMember) => (await client.state(member)).wallet;

const giftForm: MoneyForm = {
  name: "gift link",
  endpoint: "wallet.truelink",
  path: "/user/home/deposit",
  member: { walletAmount: 0 },
  prepare: (client, { username }) =>
    client.control("POST", "/deposit", {
      username,
      wallets: [{ mode: "LINK", walletAccountName: "0998765432" }],
    }),
  draw: (visitor) => drawDeposit(visitor, "gift"),
  fields: async (amount, client) => giftFields((await voucherOf(client, amount)).link),
  happened: "done",
  moved: inWallet,
};

const qrForm: MoneyForm = {
  name: "QR code",
  endpoint: "qrcode.create",
  path: "/user/home/deposit",
  member: { walletAmount: 0 },
  draw: (visitor) => drawDeposit(visitor, "qr"),
  fields: async (amount) => qrFields("", "KBANK", `${amount}.00`),
  happened: "done",
  async moved(client, { username }) {
    const codes = await client.control<object[]>("GET", `/qrcodes?username=${username}`);
    return codes.length * ONCE;
  },
};

/** Pictures, which no field of a form can hold. */
const pictures: Buffer[] = [];

export const slipForm: MoneyForm = {
  name: "slip",
  endpoint: "wallet.slip",
  path: "/user/home/deposit/slip",
  member: { walletAmount: 0 },
  draw: drawSlip,
  async fields(amount, client, member) {
    const file = await slipOf(await transferOf(client, member, { amount }));
    const count = pictures.push(Buffer.from(await file.arrayBuffer()));
    return { picture: String(count - 1) };
  },
  async send(visitor, { intent = "", picture = "" }) {
    const { status, to, text } = await postSlip(
      visitor,
      intent,
      pictures[Number(picture)] ?? Buffer.alloc(0),
    );
    return { status, to, text };
  },
  happened: "done",
  moved: inWallet,
};

const passwords = new Map<string, string>();

async function accountOf(client: OperatorClient, member: TestMember, code: string) {
  return (await client.accounts(member)).find((account) => account.code === code);
}

const gameForms: readonly MoneyForm[] = [
  {
    name: "game account",
    endpoint: "wallet.activate",
    path: "/user/home/games/SLOTXO",
    button: "activate",
    member: { walletAmount: 10 },
    fields: async () => ({ do: "activate" }),
    happened: "done",
    moved: async (client, member) => ((await accountOf(client, member, "SLOTXO"))?.isActive ? ONCE : 0),
  },
  {
    name: "game password",
    endpoint: "wallet.resetPassword",
    path: "/user/home/games/JOKER",
    button: "reset",
    member: { walletAmount: 10, games: { JOKER: 5 } },
    async prepare(client, member) {
      passwords.set(member.username, (await accountOf(client, member, "JOKER"))?.password ?? "");
    },
    fields: async () => ({ do: "reset" }),
    happened: "done",
    async moved(client, member) {
      const { password } = (await accountOf(client, member, "JOKER")) ?? {};
      return password === passwords.get(member.username) ? 0 : ONCE;
    },
  },
];

const BONUS = "/user/bonus";

async function reviewed(visitor: Visitor, fields: Record<string, string>): Promise<string> {
  const html = await (await visitor.post(BONUS, fields)).text();
  const intent = /name="intent"[^>]*value="([^"]+)"/.exec(html)?.[1];
  if (intent === undefined) throw new Error(`no intent after ${JSON.stringify(fields)}`);
  return intent;
}

const heldCode = async (client: OperatorClient, { username }: TestMember) =>
  (await client.control<{ bonus: { code: string } | null }>("GET", `/members/${username}/rewards`)).bonus
    ?.code;

/** The marks of held bonuses, by the form's intent: its review names the bonus that it ends. */
const marks = new Map<string, string>();

const bonusForms: readonly MoneyForm[] = [
  {
    name: "bonus",
    endpoint: "bonus.activate",
    path: `${BONUS}/WELCOME`,
    member: { walletAmount: 100 },
    draw: (visitor) => visitor.hiddenField(`${BONUS}/WELCOME`, "intent"),
    fields: async () => ({ do: "confirm" }),
    happened: "done",
    moved: async (client, member) => ((await heldCode(client, member)) === "WELCOME" ? ONCE : 0),
  },
  {
    name: "promotion code",
    endpoint: "promotion.activate",
    path: BONUS,
    member: { walletAmount: 100 },
    draw: (visitor) => reviewed(visitor, { do: "promotion", code: "GIFT50" }),
    fields: async () => ({ do: "confirm", of: "promotion", code: "GIFT50" }),
    happened: "done",
    moved: async (client, member) => ((await heldCode(client, member)) === "GIFT50" ? ONCE : 0),
  },
  {
    name: "end of a bonus",
    endpoint: "bonus.clear",
    path: BONUS,
    member: { walletAmount: 5, bonus: "day" },
    async draw(visitor) {
      const held = await visitor.hiddenField(BONUS, "held");
      const intent = await reviewed(visitor, { do: "clear", held });
      marks.set(intent, held);
      return intent;
    },
    fields: async () => ({ do: "confirm", of: "clear" }),
    async send(visitor, fields) {
      const answer = await visitor.post(BONUS, { ...fields, held: marks.get(fields.intent ?? "") ?? "" });
      const text = await answer.text();
      return { status: answer.status, to: answer.headers.get("location") ?? undefined, text };
    },
    happened: "done",
    moved: async (client, member) => ((await heldCode(client, member)) === undefined ? ONCE : 0),
  },
];

/** The forms that bring money in, open an account or grant something without an amount. */
export const grantForms: readonly MoneyForm[] = [giftForm, qrForm, slipForm, ...gameForms, ...bonusForms];
