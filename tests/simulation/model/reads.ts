import type { EndpointName } from "schemas/contract";
import type { Books } from "./books";
import type { CallInput } from "./effects";

const GAMES = ["JOKER", "PG", "LUCKY", "SEXY"];
const NO_CODE = { qrcodeId: "", hasQrcode: false, qrcode: "", amount: 0, expireIn: 0 };

/** What each read shows of the books; undefined where the operator refuses it. */
export const reads: Partial<Record<EndpointName, (books: Books, input: CallInput) => unknown>> = {
  "wallet.get": ({ balances, invite, passwords }) => ({
    profile: { _id: "1", username: "0812345678", name: "A" },
    wallet: { amount: (balances.wallet ?? 0) / 100 },
    invite: { amount: invite / 100 },
    slots: GAMES.map((code) => ({
      code,
      name: code,
      category: "slot",
      isActive: passwords[code] !== undefined,
      amount: passwords[code] === undefined ? null : (balances[code] ?? 0) / 100,
    })),
  }),
  "wallet.credentials": ({ passwords }, { slotCode }) => {
    const password = passwords[String(slotCode)];
    return password && { username: "a", password };
  },
  "statement.list": ({ entries }) => ({ statements: entries.slice(0, 50), total: entries.length }),
  "statement.slips": ({ slips }) => ({ slips: slips.slice(0, 20), total: slips.length }),
  "bonus.list": ({ received, held }) => ({
    bonuses: ["DAILY", "WELCOME#2"].map((code) => ({
      code,
      type: "day",
      maxReceived: 9,
      userBonus: received[code] && {
        _id: `own-${code}`,
        isActive: held?.code === code,
        received: received[code].map((updatedAt) => ({ updatedAt })),
      },
    })),
  }),
  "bonus.active": ({ held }) => ({ status: held !== undefined, type: held?.type ?? null }),
  "promotion.current": ({ promotion }) => ({ promotion: promotion && { code: promotion } }),
  "refund.check": ({ refund, held }) => ({
    result: refund > 0,
    bonus: held !== undefined,
    refundAmount: refund / 100,
    refundSuccess: "",
    refundFail: null,
  }),
  "spinwheel.setup": ({ coins }) => ({
    result: { activeSpinwheel: { name: "Wheel", slices: [] }, userCoin: coins },
  }),
  "spinwheel.coupons": ({ coupons }) => ({
    coupons: coupons.map(({ _id, name, isClaimed }) => ({ _id, prize: name, claimed: isClaimed })),
  }),
  "qrcode.get": ({ codes }, { bankCode }) => codeOf(codes[String(bankCode)]),
};

export function codeOf(code: Books["codes"][string]): object {
  if (!code) return NO_CODE;
  return { qrcodeId: code.id, hasQrcode: true, qrcode: "<svg/>", amount: code.amount / 100, expireIn: 900 };
}
