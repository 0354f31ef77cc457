import type { EndpointName } from "schemas/contract";
import { handlers } from "../../scripts/sandbox/areas";
import { cashierInputs } from "./cashier-inputs";
import type { Answer, OperatorUnderTest, TestMember } from "./operator-under-test";
import { mp4, png } from "./sample-files";

type Input = Record<string, unknown>;
type Inputs = Partial<Record<EndpointName, () => Input | Promise<Input>>>;

/** Every call that the sandbox serves. */
export const served = Object.entries(handlers).flatMap(([area, calls]) =>
  Object.keys(calls).map((call) => `${area}.${call}` as EndpointName),
);

/** The member who makes them all. */
export const caller = {
  walletAmount: 5_000,
  games: { PG: 12.5, JOKER: 0 },
  statements: 30,
  coin: 3,
  currency: "LAK",
};

/** Makes a call with new valid inputs, once all that it needs is there and `before` has been done. */
export async function validCall(
  operator: OperatorUnderTest,
  member: TestMember,
  name: EndpointName,
  before?: () => Promise<unknown>,
): Promise<Answer> {
  const input = await (inputsOf(operator, member)[name] ?? cashierInputs(operator, member)[name])?.();
  await before?.();
  return operator.call(name, input, member);
}

let lastNumber = 930_000_000;
const freshNumber = () => `0${++lastNumber}`;
const freshPerson = () => {
  const username = freshNumber();
  return { name: "มะลิ ใจดี", username, password: "secret-1", ...freshBank() };
};
const freshBank = () => ({
  bankCode: "SCB",
  bankAccountName: "MALI JAIDEE",
  bankAccountNo: freshNumber(),
});

function inputsOf(operator: OperatorUnderTest, member: TestMember): Inputs {
  async function sentCode(): Promise<Input> {
    const phoneNumber = freshNumber();
    const { body } = await operator.call("otp.send", { phoneNumber });
    const { code } = await operator.control<{ code: string }>("GET", `/otp/${phoneNumber}`);
    return { otpToken: (body as { otpToken: string }).otpToken, otpCode: code };
  }

  /** The member's account at a provider, created if there is none. */
  async function accountAt(code: string, change: Input = {}) {
    const accounts = await operator.account(member, { code, ...change });
    return accounts.find((account) => account.code === code);
  }

  async function autoLoginInput(code: string): Promise<Input> {
    const account = await accountAt(code);
    return { provider: code.toLowerCase(), username: account?.username, password: account?.password };
  }

  async function unopenedGame(): Promise<Input> {
    await accountAt("CIRCUS", { isActive: false });
    return { slotCode: "CIRCUS" };
  }

  const asMember = (path: string, body: object) =>
    operator.control("POST", `/members/${member.username}/${path}`, body);

  /** A new offer that nobody has received, with no other bonus held. */
  async function freshOffer(kind: "bonus" | "promotion"): Promise<Input> {
    const code = `X${++lastNumber}`;
    await asMember("flags", { bonus: null });
    await operator.control("POST", "/offers", { kind, code, amount: 5, banners: 2, html: "<p>5</p>" });
    return { code };
  }

  async function freshLoss(): Promise<Input> {
    await asMember("flags", { bonus: null });
    await operator.control("POST", "/settings", { refundsPerDay: 100 });
    await asMember("credit", { amount: 500 });
    await operator.call("wallet.transfer", { from: "wallet", to: "PG", amount: 500 }, member);
    await asMember("play", { code: "PG", delta: -500 });
    return {};
  }

  async function freshCoupon(): Promise<Input> {
    const { coupons } = (await asMember("coupons", { prize: "MONEY10" })) as { coupons: { _id: string }[] };
    return { coupon: coupons[0]?._id };
  }

  return {
    "account.login": () => ({ username: member.username, password: member.password }),
    "account.validate": freshPerson,
    "account.register": freshPerson,
    "account.updateProfile": () => ({ name: "มะลิ", ...freshBank() }),
    "account.updateBankAccountName": () => ({ bankCode: "SCB", bankAccountName: "MALI JAIDEE" }),
    "account.changePassword": () => ({ oldPassword: member.password, newPassword: member.password }),
    "otp.send": () => ({ phoneNumber: freshNumber() }),
    "otp.verify": sentCode,
    "wallet.add": () => ({ amount: 1 }),
    "wallet.transfer": () => ({ from: "wallet", to: "PG", amount: 0.5 }),
    "wallet.transferAll": () => ({ to: "JOKER" }),
    "statement.list": () => ({ page: 1, limit: 10 }),
    "wallet.activate": unopenedGame,
    "wallet.credentials": () => ({ slotCode: "JOKER" }),
    "wallet.resetPassword": () => ({ slotCode: "JOKER" }),
    "autologin.byUsername": () => autoLoginInput("PG"),
    "autologin.byPassword": () => autoLoginInput("PGSLOT"),
    "bonus.activate": () => freshOffer("bonus"),
    "bonus.clear": async () => {
      await asMember("flags", { bonus: "day" });
      await asMember("wager", { amount: 1_000_000 });
      return {};
    },
    "promotion.find": () => freshOffer("promotion"),
    "promotion.activate": () => freshOffer("promotion"),
    "invite.list": () => ({ page: 1, limit: 10 }),
    "invite.bonus": async () => {
      await asMember("invitees", { invitees: 2, invitePending: 30 });
      return {};
    },
    "refund.list": () => ({ page: 1, limit: 10 }),
    "refund.receive": freshLoss,
    "refund.addWallet": freshLoss,
    "spinwheel.spin": async () => {
      await asMember("next-prize", { prize: "COIN1" });
      return {};
    },
    "spinwheel.claim": freshCoupon,
    "chat.sendMessage": () => ({
      conversation: { message: { message_type: "text", payload: { message: "hello" } }, userId: member._id },
    }),
    "chat.history": () => ({ userId: member._id, limit: 10, skip: 0 }),
    "chat.uploadImage": () => ({ file: png() }),
    "chat.uploadVideo": () => ({ file: mp4() }),
    "chat.readCustomer": () => ({ userId: member._id }),
  };
}
