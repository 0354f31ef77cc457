import type { JourneyMember, SandboxControl } from "../support/sandbox";

interface HeldBonus {
  code: string;
  required: number;
}

/** The member's held bonus at the operator. */
export async function heldBy(
  sandbox: SandboxControl,
  { username }: JourneyMember,
): Promise<HeldBonus | null> {
  const { bonus } = await sandbox.control<{ bonus: HeldBonus | null }>("GET", `/members/${username}/rewards`);
  return bonus;
}

/** Plays as much as the bonus requires, so that it can be ended. */
export async function meetTurnover(sandbox: SandboxControl, member: JourneyMember): Promise<void> {
  const amount = (await heldBy(sandbox, member))?.required ?? 0;
  await sandbox.control("POST", `/members/${member.username}/wager`, { amount });
}

/** The prize of the member's next spin. */
export function nextPrize(sandbox: SandboxControl, { username }: JourneyMember, prize: string) {
  return sandbox.control("POST", `/members/${username}/next-prize`, { prize });
}

export function giveCoupon(sandbox: SandboxControl, { username }: JourneyMember, coupon: object) {
  return sandbox.control("POST", `/members/${username}/coupons`, coupon);
}
