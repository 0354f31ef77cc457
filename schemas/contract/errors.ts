/**
 * The error codes of the specification's section 8, by group, in the operator's spelling. `withMoney`: the sentence
 * that a member reads for it says where the money is. `reasonOnly`: it does not, so an outcome adds a sentence of ours.
 */
const catalogue = {
  auth: {
    UNAUTHORIZED: "reasonOnly",
    EXPIRED_AUTH_TOKEN: "reasonOnly",
    INVALID_USER_1: "reasonOnly",
    INVALID_USER_2: "reasonOnly",
    INVALID_USER_3: "reasonOnly",
    INVALID_USER_4: "reasonOnly",
    INVALID_IP: "reasonOnly",
    WRONG_CREDENTIAL: "reasonOnly",
    WRONG_PASSWORD: "reasonOnly",
    INACTIVE_USER: "reasonOnly",
    LOGIN_FAIL: "reasonOnly",
    NO_USER: "reasonOnly",
    KEY_MISSING: "reasonOnly",
    KEY_INVALID: "reasonOnly",
  },
  otp: {
    OTP_BLOCK: "reasonOnly",
    OTP_TOKEN_INVALID: "reasonOnly",
    OTP_NOT_EXIST: "reasonOnly",
    OTP_VERIFIED: "reasonOnly",
    OTP_EXPIRED: "reasonOnly",
    OTP_CODE_INVALID: "reasonOnly",
    OTP_CODE_VALID: "reasonOnly",
    UNVERIFIED_OTP: "reasonOnly",
    OTP_SEND_FAIL: "reasonOnly",
    OTP_VERIFY_FAIL: "reasonOnly",
    REQUEST_LIMIT: "reasonOnly",
    REQUEST_LIMIT_1MIN: "reasonOnly",
  },
  register: {
    EXISTING_USER: "reasonOnly",
    EXISTING_BANK: "reasonOnly",
    INVALID_USER_INFO: "reasonOnly",
    INVALID_BANK: "reasonOnly",
    BANK_ACCOUNT_NAME_ENG: "reasonOnly",
    REGISTER_FAIL: "reasonOnly",
    PHONE_NUMBER_REQUIRE_10_DIGIT: "reasonOnly",
    NOT_AREASLOT: "reasonOnly",
    NOT_UFABET: "reasonOnly",
  },
  games: {
    GAME_ACTIVATION_FAIL: "withMoney",
    SLOT_ALREADY_ACTIVE: "reasonOnly",
    SLOT_ACTIVATE_FAIL: "withMoney",
    SLOT_NO_ACCOUNT: "reasonOnly",
    SLOT_RESET_PASSWORD_FAIL: "withMoney",
    NO_GAME: "reasonOnly",
  },
  bonus: {
    BONUS_REMAINING: "withMoney",
    BONUS_ALREADY_ACTIVE: "withMoney",
    BONUS_MAX_CLAIMED: "withMoney",
    BONUS_CONDITION: "withMoney",
    BONUS_CLEAR: "reasonOnly",
    BONUS_FULL: "withMoney",
    NO_PROMOTION: "reasonOnly",
    PROMOTION_RECEIVED: "withMoney",
  },
  invite: {
    INVITE_COLLECT: "withMoney",
    INVITE_INACTIVE: "withMoney",
    NO_INVITE_BONUS: "withMoney",
    NO_INVITEE_PLAY_INFO: "reasonOnly",
    INVITE_BONUS_SUCCESS: "withMoney",
    INVITE_BONUS_FAIL: "withMoney",
  },
  refund: {
    NO_REFUND: "withMoney",
    REFUND_CONDITION: "withMoney",
    REFUND_SUCCESS: "withMoney",
    REFUND_INACTIVE: "withMoney",
    REFUND_MINIMUM: "withMoney",
  },
  money: {
    NO_BANK: "withMoney",
    NO_WALLET: "withMoney",
    TRANSFER_MINIMUM: "withMoney",
    MONEY_NOT_ENOUGH: "withMoney",
    TRANSFER_FAIL: "withMoney",
    QR_FAIL: "withMoney",
  },
  slipUpload: {
    SLIP_UPLOAD_FAIL: "withMoney",
    SLIP_NO_FILE: "withMoney",
    SLIP_INVALID_FILE: "withMoney",
    TRUELINK_DUPLICATE: "withMoney",
    TRUELINK_INVALID: "withMoney",
  },
  generic: {
    INTERNAL_SERVER_ERROR: "reasonOnly",
    NO_DATA: "reasonOnly",
    OK: "reasonOnly",
    SUCCESS: "reasonOnly",
  },
  coupon: {
    NO_CLAIMABLE_COUPON: "withMoney",
    INVALID_PRIZE_CODE: "withMoney",
    INVALID_CODE: "withMoney",
    INVALID_COUPON_TYPE: "withMoney",
    COUPON_EXPIRED: "withMoney",
  },
  slipReason: {
    UPLOADED_FILE_NOT_EXIST: "withMoney",
    IMG_SIZE_UNABLE_TO_PROCESS: "withMoney",
    CANNOT_READ_CROPPED_IMAGE: "withMoney",
    DEST_ACC_INVALID: "withMoney",
    SLIP_REFNO_DUPLICATED: "withMoney",
    UNSTABLE_REFNO_ON_SLIP: "withMoney",
    TRIPPLE_WRONG_CAPTCHA: "withMoney",
    INVALID_SLIP: "withMoney",
    NOT_MATCH: "withMoney",
    EXPIRED_SLIP: "withMoney",
    UNKNOW_ERROR: "withMoney",
  },
} as const satisfies Record<string, Record<string, "withMoney" | "reasonOnly">>;

type Catalogue = typeof catalogue;

/** The codes of each group. */
export const errorGroups = Object.fromEntries(
  Object.entries(catalogue).map(([group, codes]) => [group, Object.keys(codes)]),
) as unknown as { readonly [Group in keyof Catalogue]: readonly (keyof Catalogue[Group])[] };

export type ErrorCode = (typeof errorGroups)[keyof typeof errorGroups][number];

export const errorCodes: readonly ErrorCode[] = Object.values(errorGroups).flat();

const known: ReadonlySet<string> = new Set(errorCodes);

export function isErrorCode(text: string): text is ErrorCode {
  return known.has(text);
}

const reasonOnly: ReadonlySet<string> = new Set(
  Object.values(catalogue).flatMap((codes) =>
    Object.entries(codes).flatMap(([code, sentence]) => (sentence === "reasonOnly" ? [code] : [])),
  ),
);

/**
 * Whether what the member reads of a code or message says where the money is, so that no general sentence is needed. An
 * operator's own text stands alone: it may say something else.
 */
export function saysWhereMoneyIs(message: string | undefined): boolean {
  return message !== undefined && !reasonOnly.has(message);
}

/** Catalogue codes that mean success, whatever the status of the response. */
const successCodes: ReadonlySet<string> = new Set<ErrorCode>([
  "OK",
  "SUCCESS",
  "OTP_VERIFIED",
  "OTP_CODE_VALID",
  "BONUS_CLEAR",
  "INVITE_BONUS_SUCCESS",
  "REFUND_SUCCESS",
]);

export function isSuccessCode(text: string): boolean {
  return successCodes.has(text);
}

/**
 * These are instructions rather than error codes: `invalid-token` means drop the session and go to /login, `gone` means
 * go to /terminated (operator-api.md, Failure).
 */
export const INVALID_TOKEN = "invalid-token";
export const GONE = "gone";

/** "Cannot verify identity": on an authenticated call these lead to /login as well. */
export const identityCodes: readonly ErrorCode[] = ["UNAUTHORIZED", "EXPIRED_AUTH_TOKEN"];
