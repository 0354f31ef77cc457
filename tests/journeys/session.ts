import { type BrowserContext, expect } from "playwright/test";
import type { JourneyMember } from "../support/sandbox";

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

/** As a Cookie header, for requests made outside the browser. */
export async function cookieHeader(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}
