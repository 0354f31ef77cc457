import * as z from "zod";
import { flag } from "../http/request-body";
import type { Flavour } from "./flavour";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "HH:mm");

const bearing = z.enum(["sent", "stored", "both"]);

const percent = z.coerce.number().min(0).max(100);

/** The settings that a person or a test can change at runtime. */
export const settingsSchema = z.object({
  /** Every call fails with 410 `gone`. */
  terminated: flag,
  /** What the active look-up returns while terminated. */
  activeAnswer: z.enum(["gone", "active-false"]),
  /** Replay the first response for a repeated Idempotency-Key. Off: the key is stored but ignored. */
  honourIdempotency: flag,
  /** How long a refresh of the game balances takes. */
  refreshMs: z.coerce.number().min(0).max(600_000),
  /** The result of a refresh: all games, only the first half, or INTERNAL_SERVER_ERROR and none. */
  refresh: z.enum(["all", "some", "fails"]),
  /** New game account passwords: letters and digits, or characters that must be URL-encoded. */
  gamePasswords: z.enum(["plain", "awkward"]),
  /** How long an auto-login link or a form state is valid, by the sandbox's clock. */
  gameLinkMinutes: z.coerce.number().min(0).max(1440),
  /** A transfer of everything with nothing to move fails with MONEY_NOT_ENOUGH instead of succeeding. */
  refuseEmptyTransferAll: flag,
  /** Sessions expire after this many minutes of the sandbox's clock; 0 for never. */
  sessionMinutes: z.coerce.number().min(0),
  /** A session is valid only from the X-Forwarded-For address that signed in (INVALID_IP otherwise). */
  bindAddress: flag,
  /** Every call must come from this X-Forwarded-For address; "any" turns the check off. */
  expectedAddress: z.string().min(1),
  name: z.string().min(1),
  website: z.string(),
  registerOTP: flag,
  /** The number of digits in a phone number at registration (PHONE_NUMBER_REQUIRE_10_DIGIT otherwise); 0 for any. */
  phoneLength: z.coerce.number().int().min(0).max(20),
  /** How long a one-time code is valid, by the sandbox's clock. */
  otpMinutes: z.coerce.number().min(0).max(1440),
  /** One-time codes per phone and day; more get REQUEST_LIMIT. */
  otpPerDay: z.coerce.number().int().min(1),
  enableChatWidget: flag,
  withdrawMin: z.coerce.number().min(0),
  withdrawMax: z.coerce.number().min(0),
  /** Slip upload: by the hours below, or forced open or closed. */
  slip: z.enum(["open", "closed", "by-hours"]),
  slipClosedFrom: time,
  slipClosedUntil: time,
  inviteActive: flag,
  /** The percentage of each friend's stake that an inviter earns. */
  invitePercent: percent,
  /** The smallest invite bonus that can be received (INVITE_BONUS_FAIL below it). */
  inviteMinimum: z.coerce.number().min(0),
  inviteBanners: flag,
  refundActive: flag,
  /** The percentage of a member's losses that is refunded. */
  refundPercent: percent,
  /** The minimum loss since the last refund. */
  refundMinimumLoss: z.coerce.number().min(0),
  refundsPerDay: z.coerce.number().int().min(0).max(100),
  /** The turnover and threshold of a refund received as a bonus, like an offer's. */
  refundTurnover: z.coerce.number().min(0),
  refundPercentFail: percent,
  refundBanners: flag,
  /** The code of the announced promotion; "none" for none. */
  currentPromotion: z.string().min(1),
  spinActive: flag,
  /** How long a coupon can be claimed, by the sandbox's clock. */
  couponDays: z.coerce.number().min(0),
  couponTurnover: z.coerce.number().min(0),
  couponPercentFail: percent,
  /** The most statement entries or slips on a page, whatever the request asks for. */
  pageLimit: z.coerce.number().int().min(1).max(100),
  /** The prefix of room names. */
  chatPrefix: z.string().min(1).max(40),
  /** Send a customer's own messages back as events too. */
  chatEcho: flag,
  /** The format of message times. */
  chatTimes: z.enum(["iso", "epoch"]),
  /** Which time a customer's own message bears, in events and in the history: when it was sent, stored, or both. */
  chatEchoBears: bearing,
  chatHistoryBears: bearing,
  /** How much later than it came a customer's message is stored, by the clock of a chat of its own. */
  chatStoredLaterMs: z.coerce.number().int().min(0).max(60_000),
  /** Messages and what they hold have a database's fields, other ones each time they are written. */
  chatExtraFields: flag,
  /** Refuse every attempt to join a room: the socket is closed. */
  chatRefuseJoin: flag,
  /** The delay of chat events. */
  chatDelayMs: z.coerce.number().min(0).max(600_000),
  /** Deliver chat events in pairs, in reverse order. */
  chatReorder: flag,
  /** How many extra times each chat event is delivered. */
  chatRepeat: z.coerce.number().int().min(0).max(10),
});

export type Settings = z.output<typeof settingsSchema>;

export function defaultSettings(flavour: Flavour): Settings {
  return {
    terminated: false,
    activeAnswer: "gone",
    honourIdempotency: false,
    refreshMs: 300,
    refresh: "all",
    gamePasswords: "plain",
    gameLinkMinutes: 10,
    refuseEmptyTransferAll: false,
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
    inviteActive: true,
    invitePercent: 1,
    inviteMinimum: flavour.scale,
    inviteBanners: true,
    refundActive: true,
    refundPercent: 5,
    refundMinimumLoss: 100 * flavour.scale,
    refundsPerDay: 1,
    refundTurnover: 1,
    refundPercentFail: 10,
    refundBanners: true,
    currentPromotion: "NOV15",
    spinActive: true,
    couponDays: 30,
    couponTurnover: 2,
    couponPercentFail: 10,
    pageLimit: 100,
    chatPrefix: "room-",
    chatEcho: true,
    chatTimes: "iso",
    chatEchoBears: "stored",
    chatHistoryBears: "stored",
    chatStoredLaterMs: 0,
    chatExtraFields: false,
    chatRefuseJoin: false,
    chatDelayMs: 0,
    chatReorder: false,
    chatRepeat: 0,
  };
}
