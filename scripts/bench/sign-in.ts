import { request } from "undici";
import { readDocument, userAgent } from "./documents";
import type { Site } from "./site";

/** Signs in at the app of this origin. Returns the Cookie header. */
export function signIn(origin: string, member: Site["member"]): Promise<string> {
  return cookieFrom(`${origin}/login`, "session", member);
}

/**
 * Accepts what home asks new browsers to accept, as a member did long ago, so that it does not open by itself in the
 * middle of a measurement. Returns the Cookie header with the acceptance.
 */
export async function acceptAgreements(origin: string, cookie: string): Promise<string> {
  const address = `${origin}/user/home/agreements`;
  const { html } = await readDocument(address, cookie);
  const [, hash] = /name="hash" value="([^"]*)"/.exec(html) ?? [];
  if (hash === undefined) throw new Error(`${address} shows no agreement to accept`);
  return `${cookie}; ${await cookieFrom(address, "remember-agreement", { hash }, cookie)}`;
}

/**
 * Posts a form as a browser without JavaScript does. Returns the answer's cookies; throws if the wanted one is missing.
 */
export async function cookieFrom(
  url: string,
  wanted: string,
  fields: Record<string, string>,
  cookie = "",
): Promise<string> {
  const answer = await request(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": userAgent, cookie },
    body: new URLSearchParams(fields).toString(),
  });
  await answer.body.dump();
  const given = [answer.headers["set-cookie"] ?? []].flat().map((line) => line.split(";")[0]);
  if (!given.some((pair) => pair?.startsWith(`${wanted}=`)))
    throw new Error(`${url} answered ${answer.statusCode} and no cookie ${wanted}`);
  return given.join("; ");
}
