import * as z from "zod";
import type { Flavour } from "./seed/flavour";

/** A switch as JSON or as a form field. */
export const flag = z.union([z.boolean(), z.stringbool()]);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "HH:mm");

/** What a person or a test may switch while the sandbox runs. */
export const settingsSchema = z.object({
  /** Every call answers 410 `gone`. */
  terminated: flag,
  /** What the active look-up answers while terminated. */
  activeAnswer: z.enum(["gone", "active-false"]),
  /** Replay the first answer for a repeated Idempotency-Key. Off: the key is kept and ignored. */
  honourIdempotency: flag,
  /** How long a refresh of the game balances takes. */
  refreshMs: z.coerce.number().min(0).max(600_000),
  /** Sessions end after this many minutes of the sandbox's clock; 0 is never. */
  sessionMinutes: z.coerce.number().min(0),
  /** A session works only from the X-Forwarded-For address that signed in (INVALID_IP otherwise). */
  bindAddress: flag,
  /** Every call must come from this X-Forwarded-For address; "any" switches it off. */
  expectedAddress: z.string().min(1),
  name: z.string().min(1),
  website: z.string(),
  registerOTP: flag,
  /** Digits of a phone at registration (PHONE_NUMBER_REQUIRE_10_DIGIT otherwise); 0 is any. */
  phoneLength: z.coerce.number().int().min(0).max(20),
  /** How long a one-time code may be used, by the sandbox's clock. */
  otpMinutes: z.coerce.number().min(0).max(1440),
  /** One-time codes per phone and day (REQUEST_LIMIT above it). */
  otpPerDay: z.coerce.number().int().min(1),
  enableChatWidget: flag,
  withdrawMin: z.coerce.number().min(0),
  withdrawMax: z.coerce.number().min(0),
  /** Slip upload: by the hours below, or forced. */
  slip: z.enum(["open", "closed", "by-hours"]),
  slipClosedFrom: time,
  slipClosedUntil: time,
});

export type Settings = z.output<typeof settingsSchema>;

export function defaultSettings(flavour: Flavour): Settings {
  return {
    terminated: false,
    activeAnswer: "gone",
    honourIdempotency: false,
    refreshMs: 300,
    sessionMinutes: 0,
    bindAddress: false,
    expectedAddress: "any",
    name: flavour.info.name,
    website: flavour.info.website,
    registerOTP: false,
    phoneLength: flavour.phoneLength,
    otpMinutes: 5,
    otpPerDay: 20,
    enableChatWidget: true,
    withdrawMin: flavour.withdraw.min,
    withdrawMax: flavour.withdraw.max,
    slip: "open",
    slipClosedFrom: "23:30",
    slipClosedUntil: "00:30",
  };
}
