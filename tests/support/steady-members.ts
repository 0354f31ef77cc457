import type { OperatorClient } from "../contract/operator-under-test";
import { CallBook } from "../soak/call-book";
import { moneyVerdict } from "../soak/money-verdict";
import { isDecided, lookAgain, type SentForm } from "../soak/money-visit";
import { type Insistence, startInsistence } from "./insistence";
import { drawIntent, sendForm, shownState, transferForm } from "./money-forms";
import { readWhole } from "./read-whole";
import { SandboxControl } from "./sandbox";
import { Visitor } from "./visitor";

/** Members who move money one form after another, and send a form again until it is answered. */
export interface SteadyMembers extends Insistence {
  /** How many forms were answered. */
  answered: number;
  /** How many other pages were read. */
  pages: number;
  /** Ends it, waits until every outcome is known, and compares what was read with what the operator did. */
  stop(): ReturnType<typeof moneyVerdict>;
}

/** What members do beside, and how they come. */
interface Habits {
  /** A new browser; by default one that goes to the places directly. */
  browser?: () => Visitor;
  /** Every member sends a form so often. */
  everyMs?: number;
  againAfterMs?: number;
  /** Pages that they read before each form, and when it is refused. */
  reads?: readonly string[];
}

const LOOK_AGAIN_MS = 250;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** `place` says at which replica each request arrives. */
export async function steadyMembers(
  operator: OperatorClient,
  count: number,
  place: () => string,
  { browser = () => new Visitor(place()), everyMs = 8_000, againAfterMs = 250, reads = [] }: Habits = {},
): Promise<SteadyMembers> {
  const visitors: Visitor[] = [];
  for (let index = 0; index < count; index++) {
    const member = await operator.member(transferForm.member);
    visitors.push(await browser().signIn(member));
  }
  const calls = new CallBook(operator);
  const sent: SentForm[] = [];
  let isOver = false;

  const members: SteadyMembers = Object.assign(startInsistence(againAfterMs), {
    answered: 0,
    pages: 0,
    async stop() {
      isOver = true;
      await running;
      await calls.read();
      for (const own of sent)
        while (!isDecided(own)) await Promise.all([lookAgain(own), pause(LOOK_AGAIN_MS)]);
      return moneyVerdict(sent, calls, { sandbox: new SandboxControl(operator.url), log: [] });
    },
  });
  const { insist } = members;

  async function readAll(visitor: Visitor): Promise<void> {
    for (const path of reads) {
      await insist(`read ${path}`, () => readWhole(visitor.at(place()), path));
      members.pages++;
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
      if (to.startsWith("/user/outcome/")) return;
      await readAll(visitor);
      throw new Error(to);
    });
    own.shown = await insist("outcome", () => shownState(here(), own.path));
    members.answered++;
  }

  async function live(visitor: Visitor, index: number): Promise<void> {
    await pause((everyMs * index) / count);
    for (let next = Date.now(); !isOver; ) {
      await readAll(visitor);
      await moveOnce(visitor);
      next += everyMs;
      while (!isOver && Date.now() < next) await pause(LOOK_AGAIN_MS);
    }
  }

  const running = Promise.all(visitors.map(live));
  // It is told where it is waited for.
  running.catch(() => undefined);
  return members;
}
