/** The error codes of the specification's section 8, by group, in the operator's spelling. */
export const errorGroups = {
  auth: [
    "UNAUTHORIZED",
    "EXPIRED_AUTH_TOKEN",
    "INVALID_USER_1",
    "INVALID_USER_2",
    "INVALID_USER_3",
    "INVALID_USER_4",
    "INVALID_IP",
    "WRONG_CREDENTIAL",
    "WRONG_PASSWORD",
    "INACTIVE_USER",
    "LOGIN_FAIL",
    "NO_USER",
    "KEY_MISSING",
    "KEY_INVALID",
  ],
  otp: [
    "OTP_BLOCK",
    "OTP_TOKEN_INVALID",
    "OTP_NOT_EXIST",
    "OTP_VERIFIED",
    "OTP_EXPIRED",
    "OTP_CODE_INVALID",
    "OTP_CODE_VALID",
    "UNVERIFIED_OTP",
    "OTP_SEND_FAIL",
    "OTP_VERIFY_FAIL",
    "REQUEST_LIMIT",
    "REQUEST_LIMIT_1MIN",
  ],
  register: [
    "EXISTING_USER",
    "EXISTING_BANK",
    "INVALID_USER_INFO",
    "INVALID_BANK",
    "BANK_ACCOUNT_NAME_ENG",
    "REGISTER_FAIL",
    "PHONE_NUMBER_REQUIRE_10_DIGIT",
    "NOT_AREASLOT",
    "NOT_UFABET",
  ],
  games: [
    "GAME_ACTIVATION_FAIL",
    "SLOT_ALREADY_ACTIVE",
    "SLOT_ACTIVATE_FAIL",
    "SLOT_NO_ACCOUNT",
    "SLOT_RESET_PASSWORD_FAIL",
    "NO_GAME",
  ],
  bonus: [
    "BONUS_REMAINING",
    "BONUS_ALREADY_ACTIVE",
    "BONUS_MAX_CLAIMED",
    "BONUS_CONDITION",
    "BONUS_CLEAR",
    "BONUS_FULL",
    "NO_PROMOTION",
    "PROMOTION_RECEIVED",
  ],
  invite: [
    "INVITE_COLLECT",
    "INVITE_INACTIVE",
    "NO_INVITE_BONUS",
    "NO_INVITEE_PLAY_INFO",
    "INVITE_BONUS_SUCCESS",
    "INVITE_BONUS_FAIL",
  ],
  refund: ["NO_REFUND", "REFUND_CONDITION", "REFUND_SUCCESS", "REFUND_INACTIVE", "REFUND_MINIMUM"],
  money: ["NO_BANK", "NO_WALLET", "TRANSFER_MINIMUM", "MONEY_NOT_ENOUGH", "TRANSFER_FAIL", "QR_FAIL"],
  slipUpload: [
    "SLIP_UPLOAD_FAIL",
    "SLIP_NO_FILE",
    "SLIP_INVALID_FILE",
    "TRUELINK_DUPLICATE",
    "TRUELINK_INVALID",
  ],
  generic: ["INTERNAL_SERVER_ERROR", "NO_DATA", "OK", "SUCCESS"],
  coupon: [
    "NO_CLAIMABLE_COUPON",
    "INVALID_PRIZE_CODE",
    "INVALID_CODE",
    "INVALID_COUPON_TYPE",
    "COUPON_EXPIRED",
  ],
  slipReason: [
    "UPLOADED_FILE_NOT_EXIST",
    "IMG_SIZE_UNABLE_TO_PROCESS",
    "CANNOT_READ_CROPPED_IMAGE",
    "DEST_ACC_INVALID",
    "SLIP_REFNO_DUPLICATED",
    "UNSTABLE_REFNO_ON_SLIP",
    "TRIPPLE_WRONG_CAPTCHA",
    "INVALID_SLIP",
    "NOT_MATCH",
    "EXPIRED_SLIP",
    "UNKNOW_ERROR",
  ],
} as const;

export type ErrorCode = (typeof errorGroups)[keyof typeof errorGroups][number];

export const errorCodes: readonly ErrorCode[] = Object.values(errorGroups).flat();

const known: ReadonlySet<string> = new Set(errorCodes);

export function isErrorCode(text: string): text is ErrorCode {
  return known.has(text);
}

/** Codes of the catalogue that mean success, whatever the status of the response. */
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
 * Instructions in place of error codes (operator-api.md, Failure): after `invalid-token` the session is dropped and the
 * member goes to /login, after `gone` to /terminated.
 */
export const INVALID_TOKEN = "invalid-token";
export const GONE = "gone";

/** "Cannot verify identity": after an authenticated call these lead to /login too. */
export const identityCodes: readonly ErrorCode[] = ["UNAUTHORIZED", "EXPIRED_AUTH_TOKEN"];
