import type { Visitor } from "./visitor";

export type ShownState = "done" | "refused" | "checking" | "contact";

const TRANSFER = "/user/home/transfer";

/** A transfer form as the page drew it. */
export async function drawTransfer(visitor: Visitor, amount = "100.00"): Promise<Record<string, string>> {
  return { intent: await visitor.hiddenField(TRANSFER, "intent"), from: "wallet", to: "JOKER", amount };
}

/** Posts the form; answers the outcome's address, or the status where there is none. */
export async function sendTransfer(visitor: Visitor, form: Record<string, string>): Promise<string> {
  const answer = await visitor.post(TRANSFER, form);
  await answer.arrayBuffer();
  return answer.headers.get("location") ?? String(answer.status);
}

/** What the outcome page says now. */
export async function shownState(visitor: Visitor, path: string): Promise<ShownState> {
  const html = await (await visitor.get(path)).text();
  const state = /data-state="(\w+)"/.exec(html)?.[1];
  if (state === undefined) throw new Error(`no outcome on ${path}: ${html.slice(0, 300)}`);
  return state as ShownState;
}
