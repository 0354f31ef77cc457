import { type Site, startSite } from "../support/site";
import { test as base, expect } from "./fixtures";

interface OtpFixtures {
  /** A separate sandbox and app where the operator requires phone verification, because the app caches that look-up. */
  otpSite: Site;
}

interface Fixtures {
  /** Clears every code, wait and block of that operator, and resets its clock. */
  freshCodes: undefined;
}

export const test = base.extend<Fixtures, OtpFixtures>({
  otpSite: [
    async ({ brandId }, use) => {
      const site = await startSite(brandId);
      await site.sandbox.set({ registerOTP: true });
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],

  baseURL: ({ otpSite }, use) => use(otpSite.url),

  freshCodes: [
    async ({ otpSite }, use) => {
      await use(undefined);
      await otpSite.sandbox.reset();
      await otpSite.sandbox.set({ registerOTP: true });
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
