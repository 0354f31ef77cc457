import { test as base, expect } from "./fixtures";
import { type House, openHouse } from "./house";

interface OtpFixtures {
  /** A house whose operator wants phones verified. The app keeps what the look-up said, so it is one of its own. */
  otpHouse: House;
}

interface Fixtures {
  /** Forgets every code, waiting time and block of the house's operator, and sets its clock right. */
  freshCodes: undefined;
}

export const test = base.extend<Fixtures, OtpFixtures>({
  otpHouse: [
    async ({ brandId }, use) => {
      const house = await openHouse(brandId);
      await house.sandbox.set({ registerOTP: true });
      await use(house);
      await house.close();
    },
    { scope: "worker", timeout: 120_000 },
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

/** The code that a phone was sent last, as its owner reads it; the first may still be on its way. */
export async function codeSentTo({ sandbox }: House, username: string): Promise<SentCode> {
  const sent: SentCode[] = [];
  await expect(async () => {
    sent.push(await sandbox.control<SentCode>("GET", `/otp/${username}`));
  }).toPass({ timeout: 7_000 });
  return sent[0] as SentCode;
}

interface SentCode {
  code: string;
  ref: string;
  token: string;
}

/** Another code than the right one. */
export const wrongCode = (code: string) => (code === "000000" ? "000001" : "000000");
