import type { ParseKeys } from "i18next";
import { type ErrorCode, errorGroups, GONE, INVALID_TOKEN, isErrorCode } from "schemas/contract/errors";
import { ownEntry } from "schemas/own-entry";
import type { Namespace } from "~/i18n/i18n";

/** A text key with its namespace: `errors:NO_BANK`. */
export type TextKey = Extract<ParseKeys<Namespace[]>, `${Namespace}:${string}`>;

/** What helps after a refusal: end or see the held bonus, upload another slip, look at the statement, ask support. */
export type NextStep = "endBonus" | "seeBonus" | "upload" | "statement" | "contact";

/** What a member is told about a code of the operator. */
interface CodeWords {
  /** Its text; defaults to `errors:` and the code. */
  text?: TextKey;
  /** The text where the named operation gives the code another meaning. */
  textOf?: Readonly<Record<string, TextKey>>;
  next?: NextStep;
}

/**
 * What is special about the text of a code, or of one of the operator's two instructions. A code without a row has the
 * text `errors:` and its name.
 */
const words: Readonly<Partial<Record<ErrorCode | typeof INVALID_TOKEN | typeof GONE, CodeWords>>> = {
  [INVALID_TOKEN]: { text: "errors:UNAUTHORIZED" },
  [GONE]: { text: "public:terminated.text" },

  BONUS_REMAINING: { next: "endBonus" },
  BONUS_ALREADY_ACTIVE: { next: "seeBonus" },
  BONUS_CONDITION: { next: "seeBonus", textOf: { withdraw: "money:outcome.withdraw.bonusCondition" } },

  UPLOADED_FILE_NOT_EXIST: { next: "upload" },
  IMG_SIZE_UNABLE_TO_PROCESS: { next: "upload" },
  CANNOT_READ_CROPPED_IMAGE: { next: "upload" },
  DEST_ACC_INVALID: { next: "contact" },
  SLIP_REFNO_DUPLICATED: { next: "statement" },
  UNSTABLE_REFNO_ON_SLIP: { next: "upload" },
  TRIPPLE_WRONG_CAPTCHA: { next: "upload" },
  INVALID_SLIP: { next: "upload" },
  NOT_MATCH: { next: "contact" },
  EXPIRED_SLIP: { next: "contact" },
  UNKNOW_ERROR: { next: "contact" },
};

/** The codes whose texts say where the money is. An outcome adds a sentence that does to the text of any other. */
const sayMoney: ReadonlySet<string> = new Set<ErrorCode>([
  ...["GAME_ACTIVATION_FAIL", "SLOT_ACTIVATE_FAIL", "SLOT_RESET_PASSWORD_FAIL"],
  ...["BONUS_REMAINING", "BONUS_ALREADY_ACTIVE", "BONUS_MAX_CLAIMED", "BONUS_CONDITION", "BONUS_FULL"],
  "PROMOTION_RECEIVED",
  ...["INVITE_COLLECT", "INVITE_INACTIVE", "NO_INVITE_BONUS", "INVITE_BONUS_SUCCESS", "INVITE_BONUS_FAIL"],
  ...errorGroups.refund,
  ...errorGroups.money,
  ...errorGroups.slipUpload,
  ...errorGroups.coupon,
  ...errorGroups.slipReason,
] as const);

/** Undefined for a code of which nothing special is said, and for an operator's own text. */
export function wordsOf(message: string | undefined): CodeWords | undefined {
  return message === undefined ? undefined : ownEntry(words, message);
}

/** `NEW_CODE`, `new-code`: shown so where nobody has put it into words. */
const BARE_CODE = /^(?:[A-Z0-9_]+|[a-z0-9]+(?:[-_][a-z0-9]+)+)$/;

/**
 * Whether `text`, which is shown for a code or message of the operator's, says where the money is, so that no general
 * sentence is needed. Nothing is added to a sentence of the operator's or the brand's own: it may say something else.
 */
export function saysWhereMoneyIs(message: string | undefined, text = ""): boolean {
  if (message === undefined) return false;
  const isOurs = isErrorCode(message) || wordsOf(message) !== undefined;
  return isOurs ? sayMoney.has(message) : !BARE_CODE.test(text);
}
