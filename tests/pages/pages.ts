import { afterEach, beforeAll } from "vitest";
import { unlimited } from "../../scripts/bootstrap/unlimited";
import { type Brand, readBrandInfo } from "../support/brand";
import { PlainBrowser } from "../support/plain-browser";
import { type JourneyMember, SandboxControl, usualMember } from "../support/sandbox";
import { sharedSite } from "../support/shared-site";

const BRAND = "siam-gold";

/** What tests of pages without script share: the brand, the operator's control room, members and their browsers. */
export interface Pages {
  brand: Brand;
  /** Settings, faults, wire variety and clock are reset after each test. */
  sandbox: SandboxControl;
  /** The app's URL. */
  readonly url: string;
  /** Every line that the app has logged. */
  readonly logLines: readonly string[];
  /** A new member with money in the wallet and in games. */
  member(): Promise<JourneyMember>;
  guest(): PlainBrowser;
  /** The browser of a member who has signed in; of a new one unless given. */
  signedIn(member?: JourneyMember): Promise<PlainBrowser>;
}

/** One operator and app for all tests of a file or a group, and who visits it without script. */
export function pages(environment: Record<string, string> = {}, brandId = BRAND): Pages {
  const brand = readBrandInfo(brandId);
  const site = sharedSite(
    { ...unlimited, LOG_LEVEL: "debug", OPERATOR: brandId, ...environment },
    undefined,
    {
      seed: brand.seed,
      brandFile: `config/${brandId}.json`,
    },
  );
  const sandbox = new SandboxControl("");
  beforeAll(async () => {
    Object.assign(sandbox, { url: site.operator.url });
    await sandbox.reset();
  });
  afterEach(() => sandbox.reset());
  const member = () => sandbox.make(usualMember(brand));
  const guest = () => new PlainBrowser(site.app.url);
  return {
    brand,
    sandbox,
    get url() {
      return site.app.url;
    },
    get logLines() {
      return site.app.lines;
    },
    member,
    guest,
    async signedIn(who) {
      const browser = guest();
      await browser.visitor.signIn(who ?? (await member()));
      return browser;
    },
  };
}
