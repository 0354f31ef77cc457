import type { OperatorClient } from "../contract/operator-under-test";
import { CallBook } from "../soak/call-book";
import { moneyVerdict } from "../soak/money-verdict";
import { isDecided, lookAgain, type SentForm } from "../soak/money-visit";
import { drawIntent, sendForm, shownState, transferForm } from "./money-forms";
import { SandboxControl } from "./sandbox";
import { Visitor } from "./visitor";

/** Members who move money one form after another, and send a form again until it is answered. */
export interface SteadyMembers {
  /** When a request last was sent whose answer was an error, in ms since the epoch; 0 if none was. */
  lastErrorAt: number;
  /** The errors, as the member got them. */
  errors: string[];
  /** How often a member was asked to sign in again. */
  signedOut: number;
  /** How many forms were answered. */
  answered: number;
  /** Ends it, waits until every outcome is known, and compares what was read with what the operator did. */
  stop(): ReturnType<typeof moneyVerdict>;
}

const FORM_EVERY_MS = 8_000;
const AGAIN_AFTER_MS = 250;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** `place` says at which replica each request arrives. */
export async function steadyMembers(
  operator: OperatorClient,
  count: number,
  place: () => string,
): Promise<SteadyMembers> {
  const visitors: Visitor[] = [];
  for (let index = 0; index < count; index++) {
    const member = await operator.member(transferForm.member);
    visitors.push(await new Visitor(place()).signIn(member));
  }
  const calls = new CallBook(operator);
  const sent: SentForm[] = [];
  let isOver = false;

  const members: SteadyMembers = {
    lastErrorAt: 0,
    errors: [],
    signedOut: 0,
    answered: 0,
    async stop() {
      isOver = true;
      await running;
      await calls.read();
      for (const own of sent)
        while (!isDecided(own)) await Promise.all([lookAgain(own), pause(AGAIN_AFTER_MS)]);
      return moneyVerdict(sent, calls, { sandbox: new SandboxControl(operator.url), log: [] });
    },
  };

  /** Until it succeeds: a member loads the page again, and sends the form again. */
  async function insist<T>(what: string, act: () => Promise<T>): Promise<T> {
    for (;;) {
      const sentAt = Date.now();
      try {
        return await act();
      } catch (error) {
        members.lastErrorAt = Math.max(members.lastErrorAt, sentAt);
        members.errors.push(`${what}: ${String(error)}`);
        if (String(error).includes("/login")) members.signedOut++;
        await pause(AGAIN_AFTER_MS);
      }
    }
  }

  async function moveOnce(visitor: Visitor): Promise<void> {
    const here = () => visitor.at(place());
    const intent = await insist("draw", () => drawIntent(here(), transferForm));
    const [key = ""] = intent.split(".");
    const own: SentForm = { key, name: "transfer", visitor, path: `/user/outcome/${key}`, shown: undefined };
    sent.push(own);
    await insist("send", async () => {
      const to = await sendForm(here(), transferForm, { intent, from: "wallet", to: "JOKER", amount: "50" });
      if (!to.startsWith("/user/outcome/")) throw new Error(to);
    });
    own.shown = await insist("outcome", () => shownState(here(), own.path));
    members.answered++;
  }

  async function live(visitor: Visitor, index: number): Promise<void> {
    await pause((FORM_EVERY_MS * index) / count);
    for (let next = Date.now(); !isOver; ) {
      await moveOnce(visitor);
      next += FORM_EVERY_MS;
      while (!isOver && Date.now() < next) await pause(AGAIN_AFTER_MS);
    }
  }

  const running = Promise.all(visitors.map(live));
  return members;
}
