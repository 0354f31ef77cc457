import { expect } from "vitest";
import type { OperatorClient } from "../contract/operator-under-test";
import type { DrawnForm } from "./all-forms";

/** Calls that the operator works on until it is let go. */
export interface HeldCalls {
  /** Lets the operator do them all, late as it is. */
  letGo(): Promise<void>;
  /** What the posts got; undefined for one whose connection broke. */
  answered: Promise<(Awaited<ReturnType<DrawnForm["post"]>> | undefined)[]>;
}

/** Posts every form; resolves when all of them are at the operator, none of them done. */
export async function atOperator(drawn: readonly DrawnForm[], operator: OperatorClient): Promise<HeldCalls> {
  for (const { form, member } of drawn) {
    const delay = { username: member.username, kind: "delay", delayMs: 300_000, times: 1 };
    await operator.control("POST", "/faults", { endpoint: form.endpoint, ...delay });
  }
  const answered = Promise.all(drawn.map((one) => one.post().catch(() => undefined)));
  const until = async (arrived: string, isSo: (calls: { executed: boolean }[]) => boolean) => {
    for (const { calls, form } of drawn)
      await expect.poll(async () => isSo(await calls()), { message: `${form.name} ${arrived}` }).toBe(true);
  };
  await until("has arrived", (calls) => calls.length === 1);
  return {
    async letGo() {
      for (const { member } of drawn) await operator.control("DELETE", `/faults?username=${member.username}`);
      await until("is done", ([call]) => call?.executed === true);
    },
    answered,
  };
}
