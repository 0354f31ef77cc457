import { randomBytes } from "node:crypto";
import { encode, renderSVG } from "uqr";
import { toMajor } from "../money/amount";
import { deposit } from "../money/deposit";
import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { getMember, type Member } from "../store/members";
import {
  activeQrCode,
  findQrCode,
  insertQrCode,
  type QrCode,
  replaceQrCode,
  setQrCodeStatus,
} from "../store/qr-codes";
import { Canvas } from "./canvas";
import { qrPayload } from "./qr-payload";

const drawing = { ecc: "M", border: 4 } as const;
const PICTURE_PIXELS = 4;

function requireBank(sandbox: Sandbox, member: Member, bankCode: string) {
  const { deposit: offer } = sandbox.cashier.of(member.username);
  const position = offer.banks.findIndex((bank) => bank.bankCode === bankCode);
  const bank = offer.banks[position];
  if (!bank) throw new ApiError("NO_BANK", `no ${bankCode} in the deposit look-up`);
  return { bank, position, minimum: offer.qrMinimums[bankCode] ?? 1 };
}

function markup(payload: string, way: "svg" | "img"): string {
  if (way === "svg") return renderSVG(payload, drawing);
  const code = encode(payload, drawing);
  const picture = new Canvas(code.size * PICTURE_PIXELS, code.size * PICTURE_PIXELS);
  picture.qr(0, 0, code, PICTURE_PIXELS);
  return `<img alt="" src="data:image/png;base64,${picture.png().toString("base64")}">`;
}

/** The code in the operator API's format. */
function describe({ cashier, clock }: Sandbox, member: Member, code: QrCode) {
  return {
    qrcodeId: code.id,
    hasQrcode: true,
    qrcode: markup(code.payload, cashier.of(member.username).qrMarkup),
    amount: toMajor(code.amount),
    expireIn: Math.ceil((Date.parse(code.expiresAt) - clock.nowMs()) / 1000),
  };
}

/** The code that can be paid now. Changes nothing. */
export function currentQrCode(sandbox: Sandbox, member: Member, bankCode: string) {
  requireBank(sandbox, member, bankCode);
  const code = activeQrCode(sandbox.database, member.id, bankCode, sandbox.clock.now());
  return code
    ? describe(sandbox, member, code)
    : { hasQrcode: false, message: sandbox.flavour.words.noQrCode };
}

/** Replaces this provider's code with a new one. `amount` is in satang. */
export function createQrCode(sandbox: Sandbox, member: Member, bankCode: string, amount: number) {
  const { database, clock, flavour, cashier } = sandbox;
  const { qrProvider, qrMinutes } = cashier.of(member.username);
  const { bank, position, minimum } = requireBank(sandbox, member, bankCode);
  if (qrProvider === "down") throw new ApiError("QR_FAIL", "qrProvider is down");
  if (qrProvider === "busy") return { hasQrcode: false, message: flavour.words.qrBusy };
  if (toMajor(amount) < minimum) {
    return { hasQrcode: false, message: flavour.words.qrMinimum.replace("%amount%", minimum.toFixed(2)) };
  }
  const code: QrCode = {
    id: randomBytes(12).toString("hex"),
    memberId: member.id,
    bankCode,
    amount,
    payload: "",
    status: "ACTIVE",
    createdAt: clock.now(),
    expiresAt: new Date(clock.nowMs() + qrMinutes * 60_000).toISOString(),
  };
  const reference = code.id.slice(0, 18).toUpperCase();
  code.payload = qrPayload({ bank, position, amount: toMajor(amount), reference });
  database.atomic(() => {
    replaceQrCode(database, member.id, bankCode, code.createdAt);
    insertQrCode(database, code);
  });
  return describe(sandbox, member, code);
}

/** Throws NO_DATA for a code that is not the member's, QR_FAIL for one that was paid. An expired code stays expired. */
export function cancelQrCode({ database }: Sandbox, member: Member, id: string): void {
  const code = findQrCode(database, id);
  if (code?.memberId !== member.id) throw new ApiError("NO_DATA", "no such QR code of this member");
  if (code.status === "PAID") throw new ApiError("QR_FAIL", "it was paid");
  if (code.status === "ACTIVE") setQrCodeStatus(database, id, "CANCELLED");
}

/** Why a bank would refuse to pay this code; undefined if it would not. */
function unpayable({ status, expiresAt }: QrCode, now: string): string | undefined {
  if (status !== "ACTIVE") return status;
  return expiresAt > now ? undefined : "EXPIRED";
}

/** Somebody scans the code and pays. Throws QR_FAIL when it can no longer be paid. */
export function payQrCode(sandbox: Sandbox, code: QrCode): void {
  const { database, clock } = sandbox;
  const reason = unpayable(code, clock.now());
  if (reason !== undefined) throw new ApiError("QR_FAIL", `the code is ${reason}`);
  const member = getMember(database, code.memberId);
  if (!member) throw new ApiError("NO_USER");
  database.atomic(() => {
    setQrCodeStatus(database, code.id, "PAID");
    deposit(sandbox, member, code.amount, { from: `QR ${code.bankCode}` });
  });
}
