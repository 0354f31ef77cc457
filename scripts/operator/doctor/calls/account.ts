import { currencyHolds } from "../checks/currency";
import { answered, type RowsOf, refused } from "./row";

const SENDS_A_CODE = "never: it sends somebody a message";
const LASTS = "never: it cannot be put back";

/** Nobody's: phone numbers do not begin so. */
const NOBODY = "0000000000";

export const accountRows = {
  "account.login": {
    loss: "login: nobody can sign in",
    asks: ({ target: { username, password } }) => [
      refused({ username: NOBODY, password: "doctor-knows-no-password" }),
      ...(username !== undefined && password !== undefined ? [answered({ username, password })] : []),
    ],
  },
  "account.validate": {
    loss: "registration: wrong details are told only at its end",
    asks: () => [refused({ name: "", username: "", password: "" })],
  },
  "account.register": { loss: "registration: nobody can register", never: LASTS },
  "account.profile": {
    loss: "profile: cannot be shown",
    asks: () => [answered()],
    checks: [currencyHolds("profile")],
  },
  "account.updateProfile": { loss: "profile: cannot be changed", never: LASTS },
  "account.updateBankAccountName": { loss: "profile: the account's name cannot be changed", never: LASTS },
  "account.changePassword": {
    loss: "profile: the password cannot be changed",
    writes: [refused({ oldPassword: "doctor-knows-no-password", newPassword: "doctor-sets-no-password" })],
  },
} satisfies RowsOf<"account">;

export const otpRows = {
  "otp.send": { loss: "registration: no code comes", never: SENDS_A_CODE },
  "otp.verify": {
    loss: "registration: no code is accepted",
    writes: [refused({ otpToken: "doctor", otpCode: "000000" })],
  },
} satisfies RowsOf<"otp">;
