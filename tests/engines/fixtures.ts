import { writeFile } from "node:fs/promises";
import { test as base, expect } from "playwright/test";
import { acceptance } from "../journeys/agreement";
import type { BrandInfo } from "../support/brand";
import { type JourneyMember, type SandboxControl, usualMember } from "../support/sandbox";
import { type Site, startSite } from "../support/site";
import type { Engine, Session } from "./engine";
import { startEngine } from "./engines";
import { Phone } from "./phone";
import type { EngineOptions } from "./projects";

export { expect };

/**
 * What no member feels: zod asks once whether it may compile, which the policy forbids; Firefox asks for an icon of
 * pages that name none (the hand-over, the provider).
 */
const NOTES = [
  /blocked a JavaScript eval/,
  /blocked the loading of a resource \(img-src\) at \S+\/favicon\.ico/,
];

interface WorkerFixtures extends EngineOptions {
  /** The sandbox and app of the project's brand, shared by a worker's tests one after another. */
  site: Site;
  /** The worker's browsers, with script and without; each starts when it is first wanted. */
  engineFor(hasScript: boolean): Promise<Engine>;
}

interface Fixtures {
  /** Whether the pages' script runs. */
  hasScript: boolean;
  brand: BrandInfo;
  /** Its operator wants phones verified. Settings, faults and record are reset after each test. */
  sandbox: SandboxControl;
  /** A new member for this test, with money in the wallet and in games. */
  member: JourneyMember;
  session: Session;
  /** Signed out. */
  phone: Phone;
  /** The phone, at home, after the member has signed in. */
  signedIn: Phone;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  brandId: ["siam-gold", { option: true, scope: "worker" }],
  engine: ["chromium", { option: true, scope: "worker" }],
  hasScript: [true, { option: true }],

  site: [
    async ({ brandId }, use) => {
      const site = await startSite(brandId);
      await site.sandbox.set({ registerOTP: true });
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],

  engineFor: [
    async ({ engine, playwright, launchOptions }, use) => {
      const started = new Map<boolean, Promise<Engine>>();
      await use((hasScript) => {
        const running =
          started.get(hasScript) ?? startEngine({ engine, hasScript, playwright, launchOptions });
        started.set(hasScript, running);
        return running;
      });
      for (const running of started.values()) await (await running).close();
    },
    { scope: "worker", timeout: 300_000 },
  ],

  brand: ({ site }, use) => use(site.brand),

  sandbox: async ({ site }, use) => {
    await use(site.sandbox);
    await site.sandbox.reset();
    await site.sandbox.set({ registerOTP: true });
  },

  member: async ({ sandbox, brand }, use) => use(await sandbox.make(usualMember(brand))),

  session: async ({ engineFor, hasScript }, use) => {
    const session = await (await engineFor(hasScript)).start();
    await use(session);
    const complaints = await session.complaints();
    await session.close();
    const faults = complaints.filter((text) => !NOTES.some((note) => note.test(text)));
    expect(faults, "the browser's console").toEqual([]);
  },

  phone: async ({ session, site, hasScript }, use, testInfo) => {
    const [tab] = await session.tabs();
    if (!tab) throw new Error("the browser has no tab");
    const phone = new Phone(session, tab, site.url, hasScript);
    await use(phone);
    if (testInfo.status === testInfo.expectedStatus) return;
    const path = testInfo.outputPath("phone.png");
    await writeFile(path, await phone.picture());
    await testInfo.attach("phone", { path, contentType: "image/png" });
    await testInfo.attach("text", { body: `${await phone.path()}\n${await phone.text()}` });
  },

  signedIn: async ({ phone, member, brand, hasScript }, use) => {
    const { name, value } = acceptance(brand);
    await phone.open("/login");
    // Without script the agreements never open by themselves.
    if (hasScript) await phone.keepCookie(`${name}=${value}; path=/`);
    await phone.fill("username", member.username);
    await phone.fill("password", member.password);
    await phone.press(brand.t("public:login.submit"));
    await phone.seePath("/user/home");
    await use(phone);
  },
});
