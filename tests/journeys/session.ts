import { type BrowserContext, expect } from "playwright/test";
import { createSessions } from "../../app/session/session.server";
import { createMemoryStore } from "../../app/store/memory.server";
import type { House } from "./house";
import type { JourneyMember } from "./sandbox";

export const SESSION_COOKIE = "session";

export interface SignInOptions {
  remember?: boolean;
}

/** Signs the browser in by the form's own post, without its page. */
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

/** As a Cookie header, for requests that no browser makes. */
export async function cookieHeader(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** The operator's token inside the sealed cookie: what no page may ever show. */
export async function tokenOf({ sessionSecret }: House, context: BrowserContext): Promise<string> {
  const store = createMemoryStore();
  const sessions = createSessions({ secrets: [sessionSecret], isSecure: false, store });
  const headers = { cookie: await cookieHeader(context) };
  const session = await sessions.read(new Request("http://local.invalid", { headers }));
  await store.close();
  if (!session) throw new Error("the cookie holds no session");
  return session.token;
}
