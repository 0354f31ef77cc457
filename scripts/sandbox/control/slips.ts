import { errorGroups } from "schemas/contract/errors";
import * as z from "zod";
import { drawSlip, miniQrKinds, slipFile } from "../cashier/slip-picture";
import { settleSlip } from "../cashier/slips";
import { type Account, accountOf, firstOfferedAccount, makeTransfer } from "../cashier/transfers";
import { toMajor } from "../money/amount";
import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { type BankTransfer, findTransfer, listTransfers } from "../store/bank-transfers";
import { findMember, getMember } from "../store/members";
import { findSlip, listSlips, type Slip } from "../store/slips";
import { ControlFile } from "./control-file";
import { BadControl, type ControlInput, type ControlRoute, requireBody } from "./control-route";

const LISTED = 200;
const account = z.strictObject({ bank: z.string(), name: z.string().default(""), number: z.string() });
const reason = z.enum(errorGroups.slipReason);

const newTransfer = z.strictObject({
  username: z.string().optional(),
  from: account.optional(),
  to: account.optional(),
  amount: z.coerce.number().min(0.01).max(1e9),
  at: z.iso.datetime().optional(),
  minutesAgo: z.coerce.number().min(0).optional(),
  answer: reason.optional(),
});

export function describeTransfer({ origin }: Sandbox, { amount, ...transfer }: BankTransfer) {
  const picture = `${origin}/sandbox/slips/${transfer.reference}`;
  return { ...transfer, amount: toMajor(amount), png: `${picture}.png`, jpg: `${picture}.jpg` };
}

export function describeSlip({ database }: Sandbox, { amount, memberId, ...slip }: Slip) {
  const { username } = getMember(database, memberId) ?? {};
  return { ...slip, username, amount: amount === null ? null : toMajor(amount) };
}

function transfer(sandbox: Sandbox, { body }: ControlInput) {
  const wanted = requireBody(newTransfer, body);
  const member = wanted.username === undefined ? undefined : findMember(sandbox.database, wanted.username);
  if (wanted.username !== undefined && !member) throw new ApiError("NO_USER");
  const from: Account | undefined = wanted.from ?? (member && accountOf(member));
  const to = wanted.to ?? firstOfferedAccount(sandbox, wanted.username ?? null);
  if (!from || !to) throw new BadControl("from is missing, or the deposit look-up has no account");
  const ago = new Date(sandbox.clock.nowMs() - (wanted.minutesAgo ?? 0) * 60_000).toISOString();
  const { amount, answer, at = ago } = wanted;
  return describeTransfer(sandbox, makeTransfer(sandbox, { from, to, amount, at, answer }));
}

function picture({ database }: Sandbox, { names, query }: ControlInput): ControlFile {
  const [, reference = "", type] = /^(\w+)\.(png|jpg)$/.exec(names.file ?? "") ?? [];
  const found = findTransfer(database, reference);
  if (!found || !type) throw new ApiError("NO_DATA");
  const asked = requireBody(
    z.strictObject({
      qr: z.enum(miniQrKinds).default("right"),
      bytes: z.coerce.number().int().max(64_000_000).optional(),
    }),
    query,
  );
  const bytes = slipFile(drawSlip(found, asked.qr), type === "png" ? "png" : "jpg", asked.bytes);
  return new ControlFile(type === "png" ? "image/png" : "image/jpeg", bytes);
}

export const slipRoutes: readonly ControlRoute[] = [
  {
    method: "POST",
    path: "/sandbox/transfers",
    about:
      "A bank transfer that a slip can speak of: {username? (from that member's account), from?: {bank, name?, number}, to? (else the look-up's first account), amount, at? or minutesAgo?, answer? (the reason that the bank gives)}. Answers its reference and where its slip is drawn.",
    run: transfer,
  },
  {
    method: "GET",
    path: "/sandbox/transfers",
    about: "Bank transfers, newest first.",
    run: (sandbox) =>
      listTransfers(sandbox.database, LISTED).map((found) => describeTransfer(sandbox, found)),
  },
  {
    method: "GET",
    path: "/sandbox/slips/{file}",
    about: `A sample slip, REFERENCE.png or .jpg: ?qr=${miniQrKinds.join("|")} and ?bytes= (filled up to so many).`,
    run: picture,
  },
  {
    method: "GET",
    path: "/sandbox/slips",
    about: "Slips that were uploaded, newest first.",
    run: (sandbox) => listSlips(sandbox.database, LISTED).map((slip) => describeSlip(sandbox, slip)),
  },
  {
    method: "POST",
    path: "/sandbox/slips/{reference}/settle",
    about: "Settles a pending slip as the bank has it, or with {note: a reason code} as failed.",
    run: (sandbox, { names, body }) => {
      const { note } = requireBody(z.strictObject({ note: reason.optional() }), body);
      const slip = findSlip(sandbox.database, names.reference ?? "");
      if (!slip) throw new ApiError("NO_DATA");
      settleSlip(sandbox, slip, sandbox.clock.now(), note);
      return describeSlip(sandbox, findSlip(sandbox.database, slip.reference) ?? slip);
    },
  },
];
