import { chromium } from "playwright";
import { findBrowser } from "../../scripts/bootstrap/tools";
import { acceptance } from "../journeys/agreement";
import { meetInChat, type Talk, talkThroughDrops } from "../journeys/chat-drops";
import { signInTo } from "../journeys/session";
import { startSite } from "../support/site";

/** A member and staff chat, each in their own browser, while the connection drops `drops` times. */
export async function soakChat(drops: number): Promise<Talk> {
  const site = await startSite("siam-gold");
  const { sandbox, brand, url } = site;
  const options = { executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] };
  const browsers = await Promise.all([chromium.launch(options), chromium.launch(options)]);
  try {
    const [ours, theirs] = browsers;
    const context = await ours.newContext({ baseURL: url, viewport: { width: 360, height: 640 } });
    const staff = await theirs.newContext();
    const member = await sandbox.make({ walletAmount: 100 });
    await context.addCookies([acceptance(brand)]);
    await signInTo(url, context, member);
    return await talkThroughDrops(await meetInChat(context, staff, { brand, sandbox, member }), drops);
  } finally {
    for (const browser of browsers) await browser.close();
    await site.close();
  }
}
