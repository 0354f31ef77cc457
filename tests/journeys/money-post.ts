import type { BrowserContext } from "playwright/test";
import { cookieHeader } from "./session";

export interface Posted {
  status: number;
  location: string | null;
  text: string;
}

/** A money form posted by a program: what a browser might send twice, late or altered. */
export interface MoneyPost<Fields> {
  /** Loads the form and returns its intent. */
  draw(): Promise<string>;
  post(fields: Fields & { intent: string }): Promise<Posted>;
}

export async function moneyPost<Fields>(
  url: string,
  path: string,
  context: BrowserContext,
): Promise<MoneyPost<Fields>> {
  const cookie = await cookieHeader(context);
  const address = url + path;
  const read = async () => (await fetch(address, { headers: { cookie } })).text();
  const intentIn = (html: string) => {
    const intent = /<input type="hidden" name="intent" value="([^"]+)"/.exec(html)?.[1];
    if (intent === undefined) throw new Error(`the form of ${path} carries no intent`);
    return intent;
  };
  return {
    draw: async () => intentIn(await read()),
    async post(fields) {
      const answer = await fetch(address, {
        method: "POST",
        headers: { cookie, origin: url, "sec-fetch-site": "same-origin" },
        body: new URLSearchParams({ ...fields }),
        redirect: "manual",
      });
      return {
        status: answer.status,
        location: answer.headers.get("location"),
        text: await answer.text(),
      };
    },
  };
}
