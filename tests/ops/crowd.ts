import { expect, onTestFinished } from "vitest";
import { type SteadyMembers, steadyMembers } from "../support/steady-members";
import { isFull, MEMBERS } from "./figures";
import { ORIGIN, type Scene } from "./scene";

/** Half of the transfers take the operator so long, so that there is money in flight at every moment. */
const HELD_MS = isFull ? 7_000 : 1_000;
const EVERY_MS = isFull ? 16_000 : 2_000;

/** Members who come through nginx, read home and statement and move money, of which much is in flight. */
export async function startCrowd({ operator, nginx }: Scene, heldMs = HELD_MS): Promise<SteadyMembers> {
  await operator.control("DELETE", "/faults");
  const delay = { kind: "delay", delayMs: heldMs, probability: 0.5 };
  if (heldMs > 0) await operator.control("POST", "/faults", { endpoint: "wallet.transfer", ...delay });
  const members = await steadyMembers(operator, MEMBERS, () => ORIGIN, {
    browser: () => nginx.visitor(),
    everyMs: EVERY_MS,
    againAfterMs: 1_000,
    reads: ["/user/home", "/user/statement"],
  });
  onTestFinished(() => members.stop().then(() => undefined));
  await untilGoneOn(members);
  expect(members.errors).toEqual([]);
  return members;
}

/** Resolves when another quarter of the members have moved money. */
export async function untilGoneOn(members: SteadyMembers): Promise<void> {
  const before = members.answered;
  await expect.poll(() => members.answered, { timeout: 60_000 }).toBeGreaterThan(before + MEMBERS / 4);
}

/** Ends it: whatever happened meanwhile, nothing ran twice, nothing was told wrongly, and nobody was signed out. */
export async function expectExact(members: SteadyMembers): Promise<void> {
  const verdict = await members.stop();
  const none = { doubled: 0, calledTwice: 0, falselyShown: 0, open: 0 };
  expect(verdict).toMatchObject({ ...none, isLedgerExact: true });
  expect(members.signedOut).toBe(0);
  process.stdout.write(`${verdict.sent} forms, ${members.pages} pages and as many of their files\n`);
}
