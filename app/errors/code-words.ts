import type { ParseKeys } from "i18next";
import { type ErrorCode, GONE, INVALID_TOKEN, isErrorCode } from "schemas/contract/errors";
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
  /** The text says where the money is; otherwise an outcome adds a sentence that does. */
  saysMoney?: true;
  next?: NextStep;
}

/**
 * What is special about the text of a code, or of one of the operator's two instructions. A code without a row has the
 * text `errors:` and its name, which does not say where the money is.
 */
const words: Readonly<Partial<Record<ErrorCode | typeof INVALID_TOKEN | typeof GONE, CodeWords>>> = {
  [INVALID_TOKEN]: { text: "errors:UNAUTHORIZED" },
  [GONE]: { text: "public:terminated.text" },

  GAME_ACTIVATION_FAIL: { saysMoney: true },
  SLOT_ACTIVATE_FAIL: { saysMoney: true },
  SLOT_RESET_PASSWORD_FAIL: { saysMoney: true },

  BONUS_REMAINING: { saysMoney: true, next: "endBonus" },
  BONUS_ALREADY_ACTIVE: { saysMoney: true, next: "seeBonus" },
  BONUS_MAX_CLAIMED: { saysMoney: true },
  BONUS_CONDITION: {
    saysMoney: true,
    next: "seeBonus",
    textOf: { withdraw: "money:outcome.withdraw.bonusCondition" },
  },
  BONUS_FULL: { saysMoney: true },
  PROMOTION_RECEIVED: { saysMoney: true },

  INVITE_COLLECT: { saysMoney: true },
  INVITE_INACTIVE: { saysMoney: true },
  NO_INVITE_BONUS: { saysMoney: true },
  INVITE_BONUS_SUCCESS: { saysMoney: true },
  INVITE_BONUS_FAIL: { saysMoney: true },

  NO_REFUND: { saysMoney: true },
  REFUND_CONDITION: { saysMoney: true },
  REFUND_SUCCESS: { saysMoney: true },
  REFUND_INACTIVE: { saysMoney: true },
  REFUND_MINIMUM: { saysMoney: true },

  NO_BANK: { saysMoney: true },
  NO_WALLET: { saysMoney: true },
  TRANSFER_MINIMUM: { saysMoney: true },
  MONEY_NOT_ENOUGH: { saysMoney: true },
  TRANSFER_FAIL: { saysMoney: true },
  QR_FAIL: { saysMoney: true },

  SLIP_UPLOAD_FAIL: { saysMoney: true },
  SLIP_NO_FILE: { saysMoney: true },
  SLIP_INVALID_FILE: { saysMoney: true },
  TRUELINK_DUPLICATE: { saysMoney: true },
  TRUELINK_INVALID: { saysMoney: true },

  NO_CLAIMABLE_COUPON: { saysMoney: true },
  INVALID_PRIZE_CODE: { saysMoney: true },
  INVALID_CODE: { saysMoney: true },
  INVALID_COUPON_TYPE: { saysMoney: true },
  COUPON_EXPIRED: { saysMoney: true },

  UPLOADED_FILE_NOT_EXIST: { saysMoney: true, next: "upload" },
  IMG_SIZE_UNABLE_TO_PROCESS: { saysMoney: true, next: "upload" },
  CANNOT_READ_CROPPED_IMAGE: { saysMoney: true, next: "upload" },
  DEST_ACC_INVALID: { saysMoney: true, next: "contact" },
  SLIP_REFNO_DUPLICATED: { saysMoney: true, next: "statement" },
  UNSTABLE_REFNO_ON_SLIP: { saysMoney: true, next: "upload" },
  TRIPPLE_WRONG_CAPTCHA: { saysMoney: true, next: "upload" },
  INVALID_SLIP: { saysMoney: true, next: "upload" },
  NOT_MATCH: { saysMoney: true, next: "contact" },
  EXPIRED_SLIP: { saysMoney: true, next: "contact" },
  UNKNOW_ERROR: { saysMoney: true, next: "contact" },
};

/** Undefined for a code of which nothing special is said, and for an operator's own text. */
export function wordsOf(message: string | undefined): CodeWords | undefined {
  return message === undefined ? undefined : ownEntry(words, message);
}

/**
 * Whether the text of a code or message says where the money is, so that no general sentence is needed. Nothing is
 * added to an operator's own text: it may say something else.
 */
export function saysWhereMoneyIs(message: string | undefined): boolean {
  if (message === undefined) return false;
  const special = wordsOf(message);
  return special ? special.saysMoney === true : !isErrorCode(message);
}
