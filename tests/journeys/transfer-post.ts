import type { BrowserContext } from "playwright/test";
import { cookieHeader } from "./session";

export interface TransferFields {
  intent: string;
  from: string;
  to: string;
  amount: string;
}

export interface Posted {
  status: number;
  location: string | null;
  text: string;
}

/** The transfer form as a program posts it: what a browser may send twice, late, or altered. */
export interface TransferPost {
  /** Draws the form: the intent that it carries. */
  draw(): Promise<string>;
  post(fields: TransferFields): Promise<Posted>;
}

export async function transferPost(url: string, context: BrowserContext): Promise<TransferPost> {
  const cookie = await cookieHeader(context);
  const address = `${url}/user/home/transfer`;
  return {
    async draw() {
      const html = await (await fetch(address, { headers: { cookie } })).text();
      const intent = /<input type="hidden" name="intent" value="([^"]+)"/.exec(html)?.[1];
      if (intent === undefined) throw new Error("the transfer form carries no intent");
      return intent;
    },
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
