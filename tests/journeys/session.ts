import { type BrowserContext, expect } from "playwright/test";
import { createSeals } from "../../app/session/seal.server";
import { createSessions, type Session } from "../../app/session/session.server";
import { createMemoryStore } from "../../app/store/memory.server";
import type { Site } from "./house";
import type { JourneyMember } from "./sandbox";

export const SESSION_COOKIE = "session";

export interface SignInOptions {
  remember?: boolean;
}

/** Signs the browser in by posting the form, without loading its page. */
export async function signInTo(
  url: string,
  context: BrowserContext,
  { username, password }: JourneyMember,
  { remember = false }: SignInOptions = {},
): Promise<void> {
  const form = { username, password, ...(remember && { remember: "on" }) };
  const answer = await context.request.post(`${url}/login`, { form, maxRedirects: 0 });
  expect(answer.headers().location, "the sign-in was refused").toBe("/user");
}

/** The browser's session cookie. */
export async function sessionCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === SESSION_COOKIE);
  if (!cookie) throw new Error("the browser has no session");
  return cookie;
}

/** As a Cookie header, for requests made outside the browser. */
export async function cookieHeader(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** The content of the sealed cookie: the operator's token, which no page may ever show, and the member's key. */
export async function sessionOf({ sessionSecret }: Site, context: BrowserContext): Promise<Session> {
  const store = createMemoryStore();
  const sessions = createSessions({
    seals: createSeals([sessionSecret]),
    isSecure: false,
    store,
  });
  const headers = { cookie: await cookieHeader(context) };
  const session = await sessions.read(new Request("http://local.invalid", { headers }));
  await store.close();
  if (!session) throw new Error("the cookie holds no session");
  return session;
}

export async function tokenOf(site: Site, context: BrowserContext): Promise<string> {
  return (await sessionOf(site, context)).token;
}
