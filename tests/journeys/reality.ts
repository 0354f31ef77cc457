import type { BrowserContext } from "playwright/test";
import { createSeals } from "../../app/session/seal.server";
import { createSessions } from "../../app/session/session.server";
import { createMemoryStore } from "../../app/store/memory.server";
import { acceptance } from "./agreement";
import type { Site } from "./house";
import type { JourneyMember } from "./sandbox";

/** Signs a browser in with a sign-in time this many minutes ago. */
export async function signInEarlier(
  site: Site,
  context: BrowserContext,
  { username, password, _id }: JourneyMember,
  minutesAgo: number,
): Promise<void> {
  const { body } = await site.sandbox.call("account.login", { username, password });
  const { token } = body as { token: string };
  const store = createMemoryStore();
  const seals = createSeals([site.sessionSecret]);
  const now = () => Date.now() - minutesAgo * 60_000;
  const sessions = createSessions({ seals, isSecure: false, store, now });
  const headers = await sessions.start({ token, memberId: _id, isRemembered: false });
  await store.close();
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  await context.addCookies([
    acceptance(site.brand),
    ...cookies
      .map((cookie) => ({ name: cookie.split("=")[0] ?? "", value: cookie.slice(cookie.indexOf("=") + 1) }))
      .filter(({ value }) => value !== "")
      .map((cookie) => ({ ...cookie, url: site.url })),
  ]);
}
