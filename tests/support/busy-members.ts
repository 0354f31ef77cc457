import { expect } from "vitest";
import type { OperatorClient, TestMember } from "../contract/operator-under-test";
import type { Fleet } from "./fleet";
import { shownState } from "./money-forms";
import { askSteadily } from "./steady-requests";
import { drawTransfer, sendTransfer } from "./transfers";
import { Visitor } from "./visitor";

interface BusyMember {
  member: TestMember;
  visitor: Visitor;
  /** What they have done so far: every other time a transfer. */
  turns: number;
  transfers: number;
}

/** Members who read and transfer while their fleet changes, each request at another replica. */
export interface BusyMembers {
  /** Everybody signs in anew, as when their sessions have ended. */
  signIn(): Promise<void>;
  /** Ends it, and expects no fault and every transfer once. */
  stop(): Promise<void>;
}

const MEMBERS = 8;
const PER_SECOND = 8;
const HELD = 1_000;

/** A page, or a transfer whose form, post and outcome are of three replicas. Returns what was wrong. */
async function act(one: BusyMember, fleet: Fleet, isTransfer: boolean): Promise<string | undefined> {
  const at = () => one.visitor.at(fleet.url());
  if (!isTransfer) {
    const { status } = await at().get("/user/home");
    return status === 200 ? undefined : `home: ${status}`;
  }
  const outcome = await sendTransfer(at(), await drawTransfer(at(), "1.00"));
  if (!outcome.startsWith("/user/outcome/")) return `transfer: ${outcome}`;
  const state = await shownState(at(), outcome);
  // A process that stood still for a second before the call sends nothing, and says so: the ledger tells whether it did.
  if (state === "refused") return undefined;
  one.transfers += 1;
  return state === "done" ? undefined : `outcome: ${state}`;
}

export async function startBusyMembers(operator: OperatorClient, fleet: Fleet): Promise<BusyMembers> {
  const signedIn = (member: TestMember) => new Visitor(fleet.url()).signIn(member);
  const everybody = await Promise.all(
    Array.from({ length: MEMBERS }, async (): Promise<BusyMember> => {
      const member = await operator.member({ walletAmount: HELD, games: { JOKER: 0 } });
      return { member, visitor: await signedIn(member), turns: 0, transfers: 0 };
    }),
  );
  const free = [...everybody];
  const steady = askSteadily(PER_SECOND, async () => {
    // One member does one thing at a time.
    const one = free.shift();
    const fault = one && (await act(one, fleet, ++one.turns % 2 === 0).catch(String));
    if (one) free.push(one);
    return fault;
  });
  return {
    async signIn() {
      for (const one of everybody) one.visitor = await signedIn(one.member);
    },
    async stop() {
      await expect.poll(() => Math.min(...everybody.map(({ transfers }) => transfers))).toBeGreaterThan(0);
      expect(await steady.stop()).toEqual([]);
      for (const { member, transfers } of everybody) {
        const { wallet, games } = await operator.state(member);
        expect([wallet, games.JOKER]).toEqual([HELD - transfers, transfers]);
      }
    },
  };
}
