import type { BrowserContext } from "playwright/test";
import { createSeals } from "../../app/session/seal.server";
import { createSessions } from "../../app/session/session.server";
import { createMemoryStore } from "../support/memory-store";
import type { JourneyMember } from "../support/sandbox";
import type { Site } from "../support/site";
import { acceptance } from "./agreement";

interface Cookie {
  name: string;
  value: string;
}

/** The cookies of a session that began this many minutes ago. */
export async function earlierCookies(
  { sandbox, secrets }: Pick<Site, "sandbox" | "secrets">,
  { username, password, _id }: JourneyMember,
  minutesAgo: number,
): Promise<Cookie[]> {
  const { body } = await sandbox.call("account.login", { username, password });
  const { token } = body as { token: string };
  // The app's own store cannot be younger, so to the app the session is one of its own.
  const store = { ...createMemoryStore(), bornAt: async () => Date.now() };
  const seals = createSeals(secrets);
  const now = () => Date.now() - minutesAgo * 60_000;
  const sessions = createSessions({ seals, isSecure: false, store, now });
  const headers = await sessions.start({ token, memberId: _id, isRemembered: false });
  await store.close();
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .map((cookie) => ({ name: cookie.split("=")[0] ?? "", value: cookie.slice(cookie.indexOf("=") + 1) }))
    .filter(({ value }) => value !== "");
}

/** Signs a browser in with a sign-in time this many minutes ago. */
export async function signInEarlier(
  site: Site,
  context: BrowserContext,
  member: JourneyMember,
  minutesAgo: number,
): Promise<void> {
  const cookies = await earlierCookies(site, member, minutesAgo);
  await context.addCookies([
    acceptance(site.brand),
    ...cookies.map((cookie) => ({ ...cookie, url: site.url })),
  ]);
}
