import * as z from "zod";
import { endpoint, LARGE_MAX_BYTES } from "./endpoint";
import { noRows, readable, rows, withOmitted } from "./leniency";
import { maybe, wireAmount, wireBankCode, wireFlag, wireHtml, wireList, wireText, wireWord } from "./wire";

const bankListItem = z.object({ code: wireBankCode, nameTH: wireText });
const source = z.object({ code: wireText, description: wireText });

const mode = wireWord("AUTO");

/** No operator has more accounts for deposits. A screen shows them all. */
const MOST_ACCOUNTS = 200;

const depositBank = z.object({
  bankCode: wireBankCode,
  bankType: maybe(wireText),
  mode: maybe(mode),
  bankNameTH: maybe(wireText),
  bankNameEN: maybe(wireText),
  bankAccountName: maybe(wireText),
  bankAccountNo: maybe(wireText),
  currency: maybe(wireText),
});

const depositWallet = z.object({ mode: maybe(mode), walletAccountName: maybe(wireText) });

/** Look-ups (specification, section 7). Those marked as public need no token. */
export const lookup = {
  /** The banks that a member may have an account at. */
  banks: endpoint({
    path: "/api/lookup/banks",
    maxBytes: LARGE_MAX_BYTES,
    token: false,
    response: wireList("banks", bankListItem, {}),
  }),
  /** Where a new member may have heard of the operator. */
  sources: endpoint({ path: "/api/lookup/sources", token: false, response: wireList("sources", source, {}) }),
  /** The operator's name and website. */
  info: endpoint({
    path: "/api/lookup/info",
    token: false,
    response: z.object({ name: wireText, website: maybe(wireText) }),
  }),
  /** How to reach the operator. */
  contact: endpoint({
    path: "/api/lookup/contact",
    maxBytes: LARGE_MAX_BYTES,
    token: false,
    response: z.object({
      contactText: maybe(wireHtml),
      lineLink: maybe(wireText),
      lineName: maybe(wireText),
      lineQR: maybe(wireText),
    }),
  }),
  /** The conditions of play, as texts. */
  conditions: endpoint({
    path: "/api/lookup/conditions",
    maxBytes: LARGE_MAX_BYTES,
    token: false,
    response: wireList("conditions", wireHtml, {}),
  }),
  /** The agreements that a member confirms, as texts. */
  agreements: endpoint({
    path: "/api/lookup/agreements",
    maxBytes: LARGE_MAX_BYTES,
    token: false,
    response: wireList("agreements", wireHtml, {}),
  }),
  /** The notice shown with every bonus; `%percentFail%` in it is replaced by the bonus's figure. */
  notice: endpoint({
    path: "/api/lookup/notice",
    maxBytes: LARGE_MAX_BYTES,
    token: false,
    response: z.object({ notice: wireHtml }),
  }),
  /** Whether registration needs a one-time code. */
  registerOTP: endpoint({
    path: "/api/lookup/registerOTP",
    token: false,
    response: z.object({ registerOTP: wireFlag }),
  }),
  /** Whether there is a chat. */
  enableChatWidget: endpoint({
    path: "/api/lookup/enableChatWidget",
    token: false,
    response: z.object({ enableChatWidget: wireFlag }),
  }),
  /** Whether the service is open. */
  active: endpoint({ path: "/api/lookup/active", token: false, response: z.object({ active: wireFlag }) }),
  /** The accounts and wallets to deposit to. */
  deposit: endpoint({
    path: "/api/lookup/deposit",
    maxBytes: LARGE_MAX_BYTES,
    response: withOmitted(
      z.object({
        banks: maybe(rows("banks", depositBank, MOST_ACCOUNTS)).transform((read) => read ?? noRows),
        wallets: maybe(rows("wallets", depositWallet, MOST_ACCOUNTS)).transform((read) => read ?? noRows),
        isManual: maybe(wireFlag),
      }),
    ),
  }),
  /** The least and the most that can be withdrawn. */
  withdraw: endpoint({
    path: "/api/lookup/withdraw",
    /** A maximum of 0 or less means that there is none. */
    response: z.object({
      withdrawMin: wireAmount,
      withdrawMax: readable("withdrawMax", maybe(wireAmount)).transform((most) =>
        most !== undefined && most > 0 ? most : undefined,
      ),
    }),
  }),
  /** Whether slips are accepted now, and the hours of the day when they are not. */
  slip: endpoint({
    path: "/api/lookup/slip",
    response: z.object({ isOpen: wireFlag, closedFrom: maybe(wireText), closedUntil: maybe(wireText) }),
  }),
};
