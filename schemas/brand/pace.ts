import * as z from "zod";
import { GENERAL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from "../contract/endpoint";
import { count, MEGABYTE, ms } from "./values";

/** Timeouts, page sizes, delays and speeds (specification, section 9). */

/** A shorter timeout would make every call fail. */
const LEAST_TIMEOUT_MS = 1_000;

export const Timeouts = z
  .strictObject({
    generalMs: ms(GENERAL_TIMEOUT_MS, "A call to the operator's API", LEAST_TIMEOUT_MS),
    slipUploadMs: ms(UPLOAD_TIMEOUT_MS, "Uploading a slip", LEAST_TIMEOUT_MS),
    chatUploadMs: ms(UPLOAD_TIMEOUT_MS, "Uploading a picture or video of the chat", LEAST_TIMEOUT_MS),
  })
  .prefault({});

export const PageSizes = z
  .strictObject({
    tables: count(10, "Rows per page of the invite and refund tables", 1, 100),
    statement: count(10, "Entries per page of the statement", 1, 100),
    slips: count(10, "Slips per page", 1, 100),
    coupons: count(3, "Coupons per page", 1, 100),
    chatHistory: count(10, "Messages per page of the chat's history", 1, 100),
  })
  .prefault({});

export const Delays = z
  .strictObject({
    loaderMs: ms(200, "Waiting before progress is shown"),
    conditionsMs: ms(200, "Before the conditions are loaded"),
    agreementMs: ms(1500, "After home is there, before the agreement opens by itself"),
    registerRedirectMs: ms(2000, "After registration, before the login page"),
    otpResendMs: ms(60_000, "After a one-time code, before another one may be asked for"),
    toastMs: ms(4000, "How long a toast stays"),
  })
  .prefault({});

const ascends = ({ least, most }: { least: number; most: number }) => least <= most;

export const Wheel = z
  .strictObject({
    maxPx: count(350, "The largest diameter, in pixels", 100, 2000),
    maxWidthShare: z
      .number()
      .min(0.1)
      .max(1)
      .default(0.85)
      .describe("The largest share of the window's width"),
    friction: z
      .number()
      .min(0.9)
      .max(0.9999)
      .default(0.991)
      .describe("The speed that is left after one frame"),
    turns: z
      .number()
      .min(0)
      .max(20)
      .default(2)
      .describe("Extra turns, before up to one more that leads to the winning slice"),
    spinMs: z
      .strictObject({ least: ms(4000, "At least"), most: ms(5000, "At most") })
      .refine(ascends, "least is not above most")
      .prefault({})
      .describe("How long the wheel turns: longer for a larger way"),
    resizeDebounceMs: ms(500, "Before the wheel is set up again after a resize"),
    claimDebounceMs: ms(500, "Between two confirmations of a claim"),
  })
  .prefault({});

export const Chat = z
  .strictObject({
    transport: z
      .enum(["socket.io", "websocket"])
      .default("socket.io")
      .describe("How the browser is linked to the chat"),
    placement: z
      .enum(["contact", "everywhere"])
      .default("contact")
      .describe("Where the chat's button stands: on the contact screens, or in the frame of every screen"),
    textMaxLength: count(2000, "The longest text, in characters", 1, 10_000),
    fileMaxBytes: count(10 * MEGABYTE, "The largest picture or other file, in bytes", 1024, 100 * MEGABYTE),
    videoMaxBytes: count(20 * MEGABYTE, "The largest video, in bytes", 1024, 200 * MEGABYTE),
    socketCheckMs: ms(5000, "Between two checks of the link"),
    reconnectMs: ms(500, "Between two attempts of the websocket transport"),
    alertMs: ms(4000, "How long an alert stays"),
    readDebounceMs: ms(1000, "Before messages are marked as read"),
  })
  .prefault({});
