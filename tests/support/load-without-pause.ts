import { get } from "node:http";
import type { TestMember } from "../contract/operator-under-test";
import { closedLoop } from "./closed-loop";
import { drawTransfer, sendTransfer } from "./transfers";
import { Visitor } from "./visitor";

export interface Load {
  /** How many requests were answered as they should so far. */
  answered(): number;
  /** Ends it; resolves to how many transfers each member made, and to what went wrong. */
  end(): Promise<{ transfers: number[]; faults: string[] }>;
}

/** How many requests on new connections at once. */
const FRESH = 24;

/** Requests without a pause: on new connections, and each member's pages and transfers on kept ones. */
export async function startLoadWithoutPause(url: string, members: readonly TestMember[]): Promise<Load> {
  const visitors = await Promise.all(members.map((member) => new Visitor(url).signIn(member)));
  const money = visitors.map((visitor) => async () => {
    const answer = await sendTransfer(visitor, await drawTransfer(visitor, "1.00"));
    return answer.startsWith("/user/outcome/") ? undefined : `transfer: ${answer}`;
  });
  const kept = visitors.map((visitor) => async () => {
    const page = await visitor.get("/user/home");
    await page.text();
    return page.status === 200 ? undefined : `kept connection: ${page.status}`;
  });
  const fresh = Array.from({ length: FRESH }, () => async () => {
    const status = await freshStatus(`${url}/login`);
    return status === 200 ? undefined : `new connection: ${status}`;
  });
  const loop = closedLoop([...money, ...kept, ...fresh]);
  return {
    answered: loop.right,
    async end() {
      const right = await loop.stop();
      return { transfers: right.slice(0, money.length), faults: loop.faults.map(({ what }) => what) };
    },
  };
}

function freshStatus(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (page) => page.resume().once("end", () => resolve(page.statusCode))).once(
      "error",
      reject,
    );
  });
}
