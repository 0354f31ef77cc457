import { afterEach, beforeAll } from "vitest";
import { unlimited } from "../../scripts/bootstrap/unlimited";
import type { SandboxOptions } from "../../scripts/sandbox/start-sandbox";
import { type BrandInfo, readBrandInfo } from "../support/brand";
import { lastingSite } from "../support/lasting-site";
import { MembersControl } from "../support/members-control";
import { PlainBrowser } from "../support/plain-browser";
import { type JourneyMember, SandboxControl, usualMember } from "../support/sandbox";
import { type SharedSite, sharedSite } from "../support/shared-site";

const BRAND = "siam-gold";

/** What tests of pages without script share: the brand, the operator's control room, members and their browsers. */
export interface Pages {
  brand: BrandInfo;
  /** Settings, faults, wire variety and clock are reset after each test. */
  sandbox: SandboxControl;
  /** The app's URL. */
  readonly url: string;
  /** Every line that the app has logged in this file. */
  readonly logLines: readonly string[];
  /** A new member with money in the wallet and in games. */
  member(): Promise<JourneyMember>;
  guest(): PlainBrowser;
  /** The browser of a member who has signed in; of a new one unless given. */
  signedIn(member?: JourneyMember): Promise<PlainBrowser>;
}

/**
 * The site that all files share: for tests that change nothing at the operator but what concerns one member. What an
 * operator tells everybody, an app remembers for a while.
 */
export function pages(): Pages {
  const brand = readBrandInfo(BRAND);
  return pagesOf(brand, lastingSite(...settingsOf(brand)), new MembersControl(""));
}

/** One operator and app for all tests of a file or a group. */
export function ownPages(environment: Record<string, string> = {}, brandId = BRAND): Pages {
  const brand = readBrandInfo(brandId);
  const [usual, atOperator] = settingsOf(brand);
  const site = sharedSite({ ...usual, ...environment }, undefined, atOperator);
  return pagesOf(brand, site, new SandboxControl(""));
}

const settingsOf = ({ config: { id }, seed }: BrandInfo): [Record<string, string>, SandboxOptions] => [
  { ...unlimited, LOG_LEVEL: "debug", OPERATOR: id },
  { seed, brandFile: `config/${id}.json` },
];

function pagesOf(brand: BrandInfo, site: SharedSite, sandbox: SandboxControl): Pages {
  let earlierLines = 0;
  const everything = new SandboxControl("");
  beforeAll(async () => {
    for (const control of [sandbox, everything]) Object.assign(control, { url: site.operator.url });
    earlierLines = site.app.lines.length;
    await everything.reset();
  });
  afterEach(() => everything.reset());
  const member = () => sandbox.make(usualMember(brand));
  const guest = () => new PlainBrowser(site.app.url);
  return {
    brand,
    sandbox,
    get url() {
      return site.app.url;
    },
    get logLines() {
      return site.app.lines.slice(earlierLines);
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
