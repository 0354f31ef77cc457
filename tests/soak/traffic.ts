import { setInterval } from "node:timers/promises";
import { choose } from "../../scripts/soak/choice";
import { Pace } from "../../scripts/soak/pace";
import type { Site } from "../support/site";
import { AnswerBook } from "./answer-book";
import { type Person, peopleOf } from "./members";
import { moveMoney, type SentForm } from "./money-visit";
import { PacedVisitor } from "./paced-visitor";
import { makeVisit, visitAsGuest } from "./visits";

const TICK_MS = 10;

/** Members who together request a fixed number of pages per second. */
export interface Traffic {
  readonly book: AnswerBook;
  readonly sent: readonly SentForm[];
  /** Why members abandoned a visit (usually because a page failed), and how often. */
  readonly brokenOff: ReadonlyMap<string, number>;
  run(ms: number): Promise<void>;
  /** Starts nothing new; resolves when everything in progress has ended. */
  end(): Promise<void>;
}

export async function openTraffic({ url, sandbox }: Pick<Site, "url" | "sandbox">, perSecond: number) {
  const book = new AnswerBook();
  const sent: SentForm[] = [];
  const brokenOff = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  let isOver = false;
  const pace = new Pace(perSecond, () => {
    const going = begin().catch((fault: unknown) => {
      const why = String(fault instanceof Error ? fault.message : fault)
        .replace(/\/outcome\/.*/, "/outcome")
        .slice(0, 60);
      brokenOff.set(why, (brokenOff.get(why) ?? 0) + 1);
    });
    underWay.add(going);
    void going.then(() => underWay.delete(going));
  });
  const people = await peopleOf({ url, sandbox }, pace, book);

  async function signInAndOut({ member }: Person): Promise<void> {
    const visitor = await new PacedVisitor(url, pace, book).signIn(member);
    await visitor.get("/user/home");
    await visitor.post("/logout", {});
  }

  const kinds = [
    { weight: 10, go: (person: Person) => makeVisit(person.visitor) },
    { weight: 3, go: () => visitAsGuest(new PacedVisitor(url, pace, book)) },
    { weight: 0.3, go: signInAndOut },
    { weight: 4, go: (person: Person) => moveMoney(person, sandbox, sent) },
  ];

  async function begin(): Promise<void> {
    const free = people.filter(({ isBusy }) => !isBusy);
    const person = free[Math.floor(Math.random() * free.length)];
    if (person) await choose(kinds, Math.random()).go(person);
  }

  const traffic: Traffic = {
    book,
    sent,
    brokenOff,
    async run(ms) {
      book.clear();
      pace.start();
      const began = performance.now();
      for await (const _ of setInterval(TICK_MS)) {
        const elapsed = performance.now() - began;
        if (isOver || elapsed >= ms) return;
        pace.catchUp(elapsed);
      }
    },
    async end() {
      isOver = true;
      pace.release();
      await Promise.all(underWay);
    },
  };
  return traffic;
}
