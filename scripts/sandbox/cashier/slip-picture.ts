import { crc32 } from "node:zlib";
import { slipVerify } from "promptparse/generate";
import { encode } from "uqr";
import { toMajor } from "../money/amount";
import type { BankTransfer } from "../store/bank-transfers";
import { bankNumber } from "./bank-numbers";
import { black, Canvas } from "./canvas";

const WIDTH = 720;
const HEIGHT = 1_080;
const teal = [13, 116, 110] as const;
const grey = [120, 130, 145] as const;

/** What a sample slip shows as its mini-QR: a valid one, none, one with a wrong checksum, or another kind of code. */
export const miniQrKinds = ["right", "none", "damaged", "other"] as const;
export type MiniQrKind = (typeof miniQrKinds)[number];

function miniQr({ fromBank, reference }: BankTransfer, kind: MiniQrKind): string | undefined {
  const right = slipVerify({ sendingBank: bankNumber(fromBank), transRef: reference });
  if (kind === "none") return undefined;
  if (kind === "other") return "https://slips.example/not-a-slip";
  return kind === "damaged" ? `${right.slice(0, -4)}0000` : right;
}

/** Draws a sample slip. Its times are in UTC. */
export function drawSlip(transfer: BankTransfer, kind: MiniQrKind): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT);
  canvas.rectangle(0, 0, WIDTH, 120, teal);
  canvas.text(48, 46, "Sandbox bank", 4, [255, 255, 255]);
  canvas.text(48, 160, "Transfer done", 5, black);
  canvas.text(48, 220, `${transfer.createdAt.slice(0, 19).replace("T", " ")} UTC`, 3, grey);
  const sides = [
    ["From", transfer.fromName, transfer.fromBank, transfer.fromNumber],
    ["To", transfer.toName, transfer.toBank, transfer.toNumber],
  ] as const;
  for (const [index, [label, name, bank, number]] of sides.entries()) {
    const top = 290 + index * 150;
    canvas.text(48, top, label, 3, grey);
    canvas.text(48, top + 34, name.slice(0, 26), 4, black);
    canvas.text(48, top + 76, `${bank} ${hidden(number)}`, 3, black);
  }
  canvas.rectangle(48, 590, WIDTH - 96, 2, grey);
  canvas.text(48, 620, "Amount", 3, grey);
  canvas.text(48, 656, toMajor(transfer.amount).toFixed(2), 6, black);
  canvas.text(48, 740, `Ref ${transfer.reference}`, 3, grey);
  const content = miniQr(transfer, kind);
  if (content !== undefined)
    canvas.qr(WIDTH - 300, HEIGHT - 300, encode(content, { ecc: "M", border: 4 }), 6);
  return canvas;
}

function hidden(number: string): string {
  return `${"x".repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`;
}

/** The picture as a file; with `bytes` it is padded to exactly that size in a way that decoders ignore. */
export function slipFile(canvas: Canvas, type: "png" | "jpg", bytes?: number): Buffer {
  const drawn = type === "png" ? canvas.png() : canvas.jpeg();
  const missing = (bytes ?? drawn.length) - drawn.length;
  if (missing <= 0) return drawn;
  return type === "png" ? filledPng(drawn, missing) : Buffer.concat([drawn, Buffer.alloc(missing)]);
}

const CHUNK_FRAME = 12;
const END_CHUNK = 12;

/** Pads with a private chunk before the last one. Padding shorter than a chunk's own overhead is impossible. */
function filledPng(drawn: Buffer, missing: number): Buffer {
  if (missing < CHUNK_FRAME) return drawn;
  const chunk = Buffer.alloc(missing);
  chunk.writeUInt32BE(missing - CHUNK_FRAME);
  chunk.write("fiLl", 4, "latin1");
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), missing - 4);
  return Buffer.concat([drawn.subarray(0, -END_CHUNK), chunk, drawn.subarray(-END_CHUNK)]);
}
