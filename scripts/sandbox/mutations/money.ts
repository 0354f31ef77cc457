import { answerOf, type Fields, type MutationTable, rowsOf } from "./mutation";

const amounts: ReadonlySet<string> = new Set([
  "amount",
  "withdrawMin",
  "withdrawMax",
  "refundAmount",
  "minimum",
]);

/** The same JSON with every amount changed. */
function withAmounts(json: unknown, change: (amount: number) => number): unknown {
  if (Array.isArray(json)) return json.map((item) => withAmounts(item, change));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      amounts.has(key) && typeof value === "number" ? change(value) : withAmounts(value, change),
    ]),
  );
}

const inWallet = (change: object) =>
  answerOf("wallet.get", ({ wallet, ...rest }) => ({
    ...rest,
    wallet: { ...(wallet as Fields), ...change },
  }));

/** Amounts and currencies. */
export const moneyMutations: MutationTable = {
  satang: {
    about: "Amounts are answered in satang.",
    sent: (sent) => ({ ...sent, body: withAmounts(sent.body, (amount) => Math.round(amount * 100)) }),
  },
  "negative-amounts": {
    about: "The statement's amounts are below 0.",
    sent: rowsOf("statement.list", "statements", (rows) =>
      rows.map((row) => ({ ...row, amount: -Number(row.amount) })),
    ),
  },
  "three-decimals": { about: "The wallet holds fractions of a satang.", sent: inWallet({ amount: 12.345 }) },
  "amount-in-words": {
    about: "The wallet's amount has a thousands separator.",
    sent: inWallet({ amount: "1,234.50" }),
  },
  "negative-wallet": { about: "The wallet holds less than nothing.", sent: inWallet({ amount: -5 }) },
  "other-currency": { about: "The wallet is in kip.", sent: inWallet({ currency: "LAK" }) },
  "unknown-currency": { about: "The wallet is in dollars.", sent: inWallet({ currency: "USD" }) },
  "limits-reversed": {
    about: "The most that can be withdrawn is below the least.",
    sent: answerOf("lookup.withdraw", () => ({ withdrawMin: 500, withdrawMax: 100 })),
  },
  "qr-as-text": {
    about: "A QR code is the text that a scanner reads.",
    sent: answerOf("qrcode.create", (answer) => ({
      ...answer,
      qrcode: "00020101021129370016A000000677010111",
    })),
  },
  "qr-expired": {
    about: "A new QR code has expired.",
    sent: answerOf("qrcode.create", (answer) => ({ ...answer, expireIn: 0 })),
  },
  "qr-other-amount": {
    about: "A QR code asks for more than was ordered.",
    sent: answerOf("qrcode.create", (answer) => ({ ...answer, amount: Number(answer.amount) + 1 })),
  },
};
