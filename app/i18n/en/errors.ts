import type { ErrorCode } from "schemas/contract/errors";

export const texts = {
  UNAUTHORIZED: "Your identity could not be verified. Please log in again.",
  EXPIRED_AUTH_TOKEN:
    "Your identity could not be verified because your login has expired. Please log in again.",
  INVALID_USER_1: "The user details are not valid. Please check them and try again, or contact us.",
  INVALID_USER_2: "The user details are not valid. Please check them and try again, or contact us.",
  INVALID_USER_3: "The user details are not valid. Please check them and try again, or contact us.",
  INVALID_USER_4: "The user details are not valid. Please check them and try again, or contact us.",
  INVALID_IP: "Your current network is not allowed to use this service. Please contact us.",
  WRONG_CREDENTIAL: "The phone number or password is not correct. Please check both and try again.",
  WRONG_PASSWORD: "The password is not correct. Please check it and try again.",
  INACTIVE_USER: "This account cannot be used at the moment. Please contact us.",
  LOGIN_FAIL: "You could not be logged in. Please try again.",
  NO_USER: "No account was found for this phone number. Please check the number or register.",
  KEY_MISSING: "The request was incomplete. Please reload the page and try again.",
  KEY_INVALID: "The request was not accepted. Please reload the page and try again.",

  OTP_BLOCK: "One-time codes are paused for this number. Please try again later or contact us.",
  OTP_TOKEN_INVALID: "This one-time code can no longer be used. Please request a new one.",
  OTP_NOT_EXIST: "No one-time code was found for this number. Please request a new one.",
  OTP_VERIFIED: "This phone number is already verified. You can continue to the next step.",
  OTP_EXPIRED: "The one-time code has expired. Please request a new one.",
  OTP_CODE_INVALID: "The one-time code is not correct. Please check it and enter it again.",
  OTP_CODE_VALID: "The one-time code is correct.",
  UNVERIFIED_OTP: "The phone number is not verified yet. Please enter the one-time code first.",
  OTP_SEND_FAIL: "The one-time code could not be sent. Please check the phone number and try again.",
  OTP_VERIFY_FAIL: "The one-time code could not be checked. Please try again or request a new one.",
  REQUEST_LIMIT: "Too many requests. Please wait about a minute, then try again.",
  REQUEST_LIMIT_1MIN: "Too many requests. Please wait about a minute, then try again.",

  EXISTING_USER: "This phone number is already registered. Please log in or use another number.",
  EXISTING_BANK: "This bank account is already registered. Please check the number or contact us.",
  INVALID_USER_INFO: "Some of your details are not valid. Please check them and try again.",
  INVALID_BANK: "The bank account details are not valid. Please check the bank and account number.",
  BANK_ACCOUNT_NAME_ENG: "Bank account name must be in English only",
  REGISTER_FAIL: "Your registration was not completed. Please try again or contact us.",
  PHONE_NUMBER_REQUIRE_10_DIGIT: "The phone number must support 10 digits",
  NOT_AREASLOT: "This is not an AREASLOT account. Please check your details or contact us.",
  NOT_UFABET: "This is not a UFABET account. Please check your details or contact us.",

  GAME_ACTIVATION_FAIL: "The game account could not be opened and no money was deducted. Please try again.",
  SLOT_ALREADY_ACTIVE: "This game account is already open and ready to use.",
  SLOT_ACTIVATE_FAIL: "The game account could not be opened and no money was deducted. Please try again.",
  SLOT_NO_ACCOUNT: "You do not have an account for this game yet. Please open the game account first.",
  SLOT_RESET_PASSWORD_FAIL:
    "The game password could not be reset. The money in the game is not affected; please try again.",
  NO_GAME: "This game was not found or is not available now. Please choose another game.",

  BONUS_REMAINING:
    "You still have a bonus in use and your balance is unchanged. Please end the bonus first, then try again.",
  BONUS_ALREADY_ACTIVE:
    "You already have a bonus in use and your balance is unchanged. End it before receiving another.",
  BONUS_MAX_CLAIMED: "You have received this bonus as many times as allowed. Your balance is unchanged.",
  BONUS_CONDITION:
    "The bonus cannot be ended until its condition is met, and until then a withdrawal may be refused. Your money is unchanged; please check the bonus conditions.",
  BONUS_CLEAR: "The bonus has ended.",
  BONUS_FULL: "This bonus is full and cannot be received now. Your balance is unchanged.",
  NO_PROMOTION: "This promotion was not found. Please check the code and try again.",
  PROMOTION_RECEIVED: "You have already received this promotion. Your balance is unchanged.",

  INVITE_COLLECT: "You have already received the invite bonus. Please check your statement.",
  INVITE_INACTIVE:
    "The invite bonus is not available now and your balance is unchanged. Please check again later.",
  NO_INVITE_BONUS: "There is no invite bonus to receive yet. Your balance is unchanged.",
  NO_INVITEE_PLAY_INFO:
    "The friends you invited have no play records yet, so there is no bonus to receive. Please check again later.",
  INVITE_BONUS_SUCCESS: "You have received the invite bonus.",
  INVITE_BONUS_FAIL:
    "The invite bonus could not be received and your balance is unchanged. Please try again later.",

  NO_REFUND: "There is no refund to receive yet. Your balance is unchanged.",
  REFUND_CONDITION:
    "The refund cannot be received until its conditions are met. Your balance is unchanged; please check the conditions.",
  REFUND_SUCCESS: "You have received the refund.",
  REFUND_INACTIVE: "The refund is not available now and your balance is unchanged. Please check again later.",
  REFUND_MINIMUM: "The accumulated amount must be above 0 to receive a refund. Your balance is unchanged.",

  NO_BANK: "No bank account was found and no money was moved. Please check your profile or contact us.",
  NO_WALLET: "The wallet was not found and no money was moved. Please try again or contact us.",
  TRANSFER_MINIMUM: "The amount must be above 0, so no money was moved. Please enter the amount again.",
  MONEY_NOT_ENOUGH:
    "The balance is not enough, so no money was deducted. Please check it or enter a smaller amount.",
  TRANSFER_FAIL:
    "The transfer failed and the money was returned to your main wallet. Please check your balance, then try again.",
  QR_FAIL: "The QR code could not be created and no money was deducted. Please try again.",

  SLIP_UPLOAD_FAIL:
    "The slip could not be uploaded. Your bank transfer is not affected; please upload the slip again.",
  SLIP_NO_FILE:
    "No slip picture was chosen. Your bank transfer is not affected; please choose a picture and try again.",
  SLIP_INVALID_FILE:
    "This file cannot be used as a slip. Your bank transfer is not affected; please choose a picture of the slip.",
  TRUELINK_DUPLICATE:
    "This TrueMoney link was already used, so no money was added again. Please check your statement.",
  TRUELINK_INVALID:
    "This TrueMoney link is not valid and no money was added. Please check the link and try again.",

  INTERNAL_SERVER_ERROR: "Something went wrong on our side. Please try again.",
  NO_DATA: "No information was found.",
  OK: "Done.",
  SUCCESS: "Completed successfully.",

  NO_CLAIMABLE_COUPON: "There is no coupon to claim now. Your balance is unchanged.",
  INVALID_PRIZE_CODE: "The prize code is not valid and your balance is unchanged. Please contact us.",
  INVALID_CODE: "The coupon code is not valid and your balance is unchanged. Please check it and try again.",
  INVALID_COUPON_TYPE:
    "This type of coupon cannot be claimed and your balance is unchanged. Please contact us.",
  COUPON_EXPIRED: "This coupon has expired and can no longer be claimed. Your balance is unchanged.",

  UPLOADED_FILE_NOT_EXIST:
    "Incorrect slip: the picture was not found, so the deposit is not added yet. Please upload the slip again.",
  IMG_SIZE_UNABLE_TO_PROCESS:
    "Incorrect slip: the picture size cannot be used and the deposit is not added yet. Please upload the original picture.",
  CANNOT_READ_CROPPED_IMAGE:
    "Incorrect slip: the cropped picture cannot be read and the deposit is not added yet. Please upload the whole slip.",
  DEST_ACC_INVALID:
    "The slip shows the wrong destination account, so the deposit is not added. Please contact us with the slip.",
  SLIP_REFNO_DUPLICATED:
    "Duplicate slip: it was used before, so no money is added again. Please check your statement.",
  UNSTABLE_REFNO_ON_SLIP:
    "The reference number on the slip cannot be read and the deposit is not added yet. Please upload a clear picture.",
  TRIPPLE_WRONG_CAPTCHA:
    "The captcha was wrong three times in a row and the deposit is not added yet. Please upload the slip again.",
  INVALID_SLIP:
    "The slip cannot be read and the deposit is not added yet. Please upload a clear picture of the whole slip.",
  NOT_MATCH:
    "The account on the slip is not your registered one, so the deposit is not added. Check your account or contact us.",
  EXPIRED_SLIP: "The slip has expired and the deposit is not added. Please keep the slip and contact us.",
  UNKNOW_ERROR:
    "An unknown error occurred and the deposit is not added yet. Please keep the slip and contact us.",
} satisfies Record<ErrorCode, string>;
