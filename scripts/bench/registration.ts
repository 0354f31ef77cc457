import { ControlClient } from "../sandbox/client/control-client";
import { cookieFrom } from "./sign-in";
import type { Site } from "./site";

const PHONE = "0912345678";
const DRAFT = "register-draft";

/** The Cookie headers with which a guest opens each later step of a registration, by the step's address. */
export async function registrationCookies({ url, operatorUrl }: Site): Promise<Record<string, string>> {
  const send = (path: string, fields: Record<string, string>, cookie?: string) =>
    cookieFrom(url + path, DRAFT, fields, cookie);
  const sandbox = new ControlClient(operatorUrl);
  // Before the app asks for the first time: so a registration has all of its pages.
  await sandbox.post("/settings", { registerOTP: true });
  const otp = await send("/register", { username: PHONE });
  const { code } = await sandbox.control<{ code: string }>("GET", `/otp/${PHONE}`);
  const profile = await send("/register/otp", { otpCode: code }, otp);
  const password = "bench 1234";
  const person = { name: "Mali Jaidee", password, confirmPassword: password, ageConfirmation: "on" };
  const bank = await send("/register/profile", person, profile);
  const account = { bankCode: "SCB", firstName: "Mali", lastName: "Jaidee", bankAccountNo: "7123456789" };
  const done = await send("/register/bank", account, bank);
  return {
    "/register/otp": otp,
    "/register/profile": profile,
    "/register/bank": bank,
    "/register/done": done,
  };
}
