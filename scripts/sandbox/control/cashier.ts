import * as z from "zod";
import { makeVoucher } from "../cashier/gift-links";
import { payQrCode } from "../cashier/qr-codes";
import { settleWithdrawal } from "../cashier/withdrawals";
import { flag } from "../http/request-body";
import { toMajor } from "../money/amount";
import { ApiError } from "../state/api-error";
import { cashierSwitchesSchema } from "../state/cashier-rules";
import type { Sandbox } from "../state/sandbox";
import { findVoucher } from "../store/gift-vouchers";
import { findMember, getMember } from "../store/members";
import {
  findQrCode,
  findQrCodeByPayload,
  listQrCodes,
  type QrCode,
  setQrCodeStatus,
} from "../store/qr-codes";
import { findWithdrawal, listWithdrawals, type Withdrawal } from "../store/withdrawals";
import { BadControl, type ControlInput, type ControlRoute, requireBody } from "./control-route";

const LISTED = 200;
const username = z.string().optional();
const text = z.string().nullish();

const depositOffer = z.strictObject({
  banks: z.array(
    z.strictObject({
      bankCode: z.string(),
      bankType: text,
      mode: text,
      bankNameTH: text,
      bankNameEN: text,
      bankAccountName: text,
      bankAccountNo: text,
      currency: text,
    }),
  ),
  wallets: z.array(z.strictObject({ mode: text, walletAccountName: text })),
  isManual: flag,
  qrMinimums: z.record(z.string(), z.number().min(0)),
});

/** The id of the member named by `?username=`, if any. */
function memberAsked({ database }: Sandbox, { query }: ControlInput): number | undefined {
  if (query.username === undefined) return undefined;
  const member = findMember(database, query.username);
  if (!member) throw new ApiError("NO_USER");
  return member.id;
}

export function describeQrCode({ database, clock }: Sandbox, code: QrCode) {
  const isOver = code.status === "ACTIVE" && code.expiresAt <= clock.now();
  return {
    ...code,
    amount: toMajor(code.amount),
    status: isOver ? "EXPIRED" : code.status,
    username: getMember(database, code.memberId)?.username,
  };
}

export function describeWithdrawal({ database }: Sandbox, withdrawal: Withdrawal) {
  const { id, memberId, amount, status, createdAt, dueAt, outcome } = withdrawal;
  const member = getMember(database, memberId);
  return { id, username: member?.username, amount: toMajor(amount), status, createdAt, dueAt, outcome };
}

function requireQrCode({ database }: Sandbox, { names }: ControlInput): QrCode {
  const code = findQrCode(database, names.id ?? "");
  if (!code) throw new ApiError("NO_DATA");
  return code;
}

export const cashierRoutes: readonly ControlRoute[] = [
  {
    method: "GET",
    path: "/sandbox/cashier",
    about: "The rules of deposits and withdrawals, and the deposit look-up: everybody's, or ?username='s.",
    run: ({ cashier }, { query }) => cashier.of(query.username ?? null),
  },
  {
    method: "POST",
    path: "/sandbox/cashier",
    about: `Merges any of {${Object.keys(cashierSwitchesSchema.shape).join(", ")}}; with username, for that member only.`,
    run: ({ cashier }, { body }) => {
      const schema = cashierSwitchesSchema.partial().extend({ username }).strict();
      const { username: of, ...change } = requireBody(schema, body);
      return cashier.merge(change, of);
    },
  },
  {
    method: "DELETE",
    path: "/sandbox/cashier",
    about: "Back to the first rules and look-up, for everybody.",
    run: ({ cashier }) => {
      cashier.reset();
      return cashier.of(null);
    },
  },
  {
    method: "POST",
    path: "/sandbox/deposit",
    about:
      "What the deposit look-up answers: any of {banks: [{bankCode, bankType?, mode?, bankNameTH?, bankNameEN?, bankAccountName?, bankAccountNo?, currency?}], wallets: [{mode?, walletAccountName?}], isManual, qrMinimums: {CODE: amount}}; with username, for that member only.",
    run: ({ cashier }, { body }) => {
      const { username: of, ...change } = requireBody(depositOffer.partial().extend({ username }), body);
      return cashier.merge({ deposit: { ...cashier.of(of ?? null).deposit, ...change } }, of).deposit;
    },
  },
  {
    method: "GET",
    path: "/sandbox/qrcodes",
    about: "QR codes, newest first, with what they hold; ?username= for one member's.",
    run: (sandbox, input) =>
      listQrCodes(sandbox.database, LISTED, memberAsked(sandbox, input)).map((code) =>
        describeQrCode(sandbox, code),
      ),
  },
  {
    method: "POST",
    path: "/sandbox/qrcodes/pay",
    about: "Pays what a scanner read: {payload}.",
    run: (sandbox, { body }) => {
      const { payload } = requireBody(z.strictObject({ payload: z.string() }), body);
      const code = findQrCodeByPayload(sandbox.database, payload);
      if (!code) throw new BadControl("no QR code of this operator");
      payQrCode(sandbox, code);
      return { paid: code.id };
    },
  },
  {
    method: "POST",
    path: "/sandbox/qrcodes/{id}/pay",
    about: "Pays a code: the wallet is credited.",
    run: (sandbox, input) => {
      payQrCode(sandbox, requireQrCode(sandbox, input));
      return describeQrCode(sandbox, requireQrCode(sandbox, input));
    },
  },
  {
    method: "POST",
    path: "/sandbox/qrcodes/{id}/expire",
    about: "Ends an active code before its time.",
    run: (sandbox, input) => {
      const code = requireQrCode(sandbox, input);
      if (code.status === "ACTIVE") setQrCodeStatus(sandbox.database, code.id, "EXPIRED");
      return describeQrCode(sandbox, requireQrCode(sandbox, input));
    },
  },
  {
    method: "POST",
    path: "/sandbox/vouchers",
    about: "A TrueMoney gift: {amount, code?}. Answers its link.",
    run: (sandbox, { body }) => {
      const code = z.string().regex(/^[0-9A-Za-z]{8,64}$/);
      const schema = z.strictObject({ amount: z.coerce.number().min(0.01).max(1e9), code: code.optional() });
      const wanted = requireBody(schema, body);
      if (wanted.code && findVoucher(sandbox.database, wanted.code)) throw new BadControl("the code exists");
      return makeVoucher(sandbox, wanted.amount, wanted.code);
    },
  },
  {
    method: "GET",
    path: "/sandbox/withdrawals",
    about: "Withdrawals, newest first; ?username= for one member's.",
    run: (sandbox, input) =>
      listWithdrawals(sandbox.database, LISTED, memberAsked(sandbox, input)).map((withdrawal) =>
        describeWithdrawal(sandbox, withdrawal),
      ),
  },
  {
    method: "POST",
    path: "/sandbox/withdrawals/{id}/settle",
    about: "Ends a pending one: {outcome: SUCCESS (paid) or FAILED (back in the wallet)}.",
    run: (sandbox, { names, body }) => {
      const { outcome } = requireBody(z.strictObject({ outcome: z.enum(["SUCCESS", "FAILED"]) }), body);
      const withdrawal = findWithdrawal(sandbox.database, Number(names.id));
      if (!withdrawal) throw new ApiError("NO_DATA");
      settleWithdrawal(sandbox, withdrawal, outcome, sandbox.clock.now());
      return describeWithdrawal(sandbox, findWithdrawal(sandbox.database, withdrawal.id) ?? withdrawal);
    },
  },
];
