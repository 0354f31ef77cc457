/**
 * The error codes of the specification's section 8, by group, in the operator's spelling. `tells`: the sentence that a
 * member reads for it says where the money is. `silent`: it does not, so an outcome adds a sentence of ours.
 */
const catalogue = {
  auth: {
    UNAUTHORIZED: "silent",
    EXPIRED_AUTH_TOKEN: "silent",
    INVALID_USER_1: "silent",
    INVALID_USER_2: "silent",
    INVALID_USER_3: "silent",
    INVALID_USER_4: "silent",
    INVALID_IP: "silent",
    WRONG_CREDENTIAL: "silent",
    WRONG_PASSWORD: "silent",
    INACTIVE_USER: "silent",
    LOGIN_FAIL: "silent",
    NO_USER: "silent",
    KEY_MISSING: "silent",
    KEY_INVALID: "silent",
  },
  otp: {
    OTP_BLOCK: "silent",
    OTP_TOKEN_INVALID: "silent",
    OTP_NOT_EXIST: "silent",
    OTP_VERIFIED: "silent",
    OTP_EXPIRED: "silent",
    OTP_CODE_INVALID: "silent",
    OTP_CODE_VALID: "silent",
    UNVERIFIED_OTP: "silent",
    OTP_SEND_FAIL: "silent",
    OTP_VERIFY_FAIL: "silent",
    REQUEST_LIMIT: "silent",
    REQUEST_LIMIT_1MIN: "silent",
  },
  register: {
    EXISTING_USER: "silent",
    EXISTING_BANK: "silent",
    INVALID_USER_INFO: "silent",
    INVALID_BANK: "silent",
    BANK_ACCOUNT_NAME_ENG: "silent",
    REGISTER_FAIL: "silent",
    PHONE_NUMBER_REQUIRE_10_DIGIT: "silent",
    NOT_AREASLOT: "silent",
    NOT_UFABET: "silent",
  },
  games: {
    GAME_ACTIVATION_FAIL: "tells",
    SLOT_ALREADY_ACTIVE: "silent",
    SLOT_ACTIVATE_FAIL: "tells",
    SLOT_NO_ACCOUNT: "silent",
    SLOT_RESET_PASSWORD_FAIL: "tells",
    NO_GAME: "silent",
  },
  bonus: {
    BONUS_REMAINING: "tells",
    BONUS_ALREADY_ACTIVE: "tells",
    BONUS_MAX_CLAIMED: "tells",
    BONUS_CONDITION: "tells",
    BONUS_CLEAR: "silent",
    BONUS_FULL: "tells",
    NO_PROMOTION: "silent",
    PROMOTION_RECEIVED: "tells",
  },
  invite: {
    INVITE_COLLECT: "tells",
    INVITE_INACTIVE: "tells",
    NO_INVITE_BONUS: "tells",
    NO_INVITEE_PLAY_INFO: "silent",
    INVITE_BONUS_SUCCESS: "tells",
    INVITE_BONUS_FAIL: "tells",
  },
  refund: {
    NO_REFUND: "tells",
    REFUND_CONDITION: "tells",
    REFUND_SUCCESS: "tells",
    REFUND_INACTIVE: "tells",
    REFUND_MINIMUM: "tells",
  },
  money: {
    NO_BANK: "tells",
    NO_WALLET: "tells",
    TRANSFER_MINIMUM: "tells",
    MONEY_NOT_ENOUGH: "tells",
    TRANSFER_FAIL: "tells",
    QR_FAIL: "tells",
  },
  slipUpload: {
    SLIP_UPLOAD_FAIL: "tells",
    SLIP_NO_FILE: "tells",
    SLIP_INVALID_FILE: "tells",
    TRUELINK_DUPLICATE: "tells",
    TRUELINK_INVALID: "tells",
  },
  generic: {
    INTERNAL_SERVER_ERROR: "silent",
    NO_DATA: "silent",
    OK: "silent",
    SUCCESS: "silent",
  },
  coupon: {
    NO_CLAIMABLE_COUPON: "tells",
    INVALID_PRIZE_CODE: "tells",
    INVALID_CODE: "tells",
    INVALID_COUPON_TYPE: "tells",
    COUPON_EXPIRED: "tells",
  },
  slipReason: {
    UPLOADED_FILE_NOT_EXIST: "tells",
    IMG_SIZE_UNABLE_TO_PROCESS: "tells",
    CANNOT_READ_CROPPED_IMAGE: "tells",
    DEST_ACC_INVALID: "tells",
    SLIP_REFNO_DUPLICATED: "tells",
    UNSTABLE_REFNO_ON_SLIP: "tells",
    TRIPPLE_WRONG_CAPTCHA: "tells",
    INVALID_SLIP: "tells",
    NOT_MATCH: "tells",
    EXPIRED_SLIP: "tells",
    UNKNOW_ERROR: "tells",
  },
} as const satisfies Record<string, Record<string, "tells" | "silent">>;

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

const silent: ReadonlySet<string> = new Set(
  Object.values(catalogue).flatMap((codes) =>
    Object.entries(codes).flatMap(([code, sentence]) => (sentence === "silent" ? [code] : [])),
  ),
);

/**
 * Whether what the member reads of a code or message says where the money is, so that no general sentence is needed. An
 * operator's own text stands alone: it may say something else.
 */
export function saysWhereMoneyIs(message: string | undefined): boolean {
  return message !== undefined && !silent.has(message);
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
