import { type Site, startSite } from "../support/house";
import { test as base, expect } from "./fixtures";

interface OtpFixtures {
  /** A separate sandbox and app where the operator requires phone verification, because the app caches that look-up. */
  otpHouse: Site;
}

interface Fixtures {
  /** Clears every code, wait and block of that operator, and resets its clock. */
  freshCodes: undefined;
}

export const test = base.extend<Fixtures, OtpFixtures>({
  otpHouse: [
    async ({ brandId }, use) => {
      const house = await startSite(brandId);
      await house.sandbox.set({ registerOTP: true });
      await use(house);
      await house.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],

  baseURL: ({ otpHouse }, use) => use(otpHouse.url),

  freshCodes: [
    async ({ otpHouse }, use) => {
      await use(undefined);
      await otpHouse.sandbox.reset();
      await otpHouse.sandbox.set({ registerOTP: true });
    },
    { auto: true },
  ],
});

/** The newest code sent to a phone; waits for it if necessary. */
export async function codeSentTo({ sandbox }: Site, username: string): Promise<SentCode> {
  const sent: SentCode[] = [];
  await expect(async () => {
    sent.push(await sandbox.control<SentCode>("GET", `/otp/${username}`));
  }).toPass({ timeout: 60_000 });
  return sent[0] as SentCode;
}

interface SentCode {
  code: string;
  ref: string;
  token: string;
}

/** A code that differs from the right one. */
export const wrongCode = (code: string) => (code === "000000" ? "000001" : "000000");
