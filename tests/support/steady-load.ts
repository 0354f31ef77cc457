import { get } from "node:http";
import type { TestMember } from "../contract/operator-under-test";
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
export async function startLoad(url: string, members: readonly TestMember[]): Promise<Load> {
  const visitors = await Promise.all(members.map((member) => new Visitor(url).signIn(member)));
  const faults: string[] = [];
  let answered = 0;
  let hasEnded = false;

  async function repeat(what: string, isRight: () => Promise<boolean>): Promise<number> {
    let times = 0;
    while (!hasEnded) {
      const said = await isRight().catch((error: Error) => String(error.cause ?? error));
      if (said === true) times += 1;
      else faults.push(`${what}: ${said}`);
      answered += 1;
    }
    return times;
  }

  const fresh = Array.from({ length: FRESH }, () =>
    repeat("new connection", async () => (await freshStatus(`${url}/login`)) === 200),
  );
  const kept = visitors.map((visitor) =>
    repeat("kept connection", async () => {
      const page = await visitor.get("/user/home");
      await page.text();
      return page.status === 200;
    }),
  );
  const money = visitors.map((visitor) =>
    repeat("transfer", async () => {
      const form = await drawTransfer(visitor, "1.00");
      return (await sendTransfer(visitor, form)).startsWith("/user/outcome/");
    }),
  );
  return {
    answered: () => answered,
    async end() {
      hasEnded = true;
      const transfers = await Promise.all(money);
      await Promise.all([...fresh, ...kept]);
      return { transfers, faults };
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
