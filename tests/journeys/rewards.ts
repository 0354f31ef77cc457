import type { BrandInfo } from "../support/brand";
import type { JourneyMember, SandboxControl } from "../support/sandbox";

export interface Rewarded {
  brand: BrandInfo;
  member: JourneyMember;
  sandbox: SandboxControl;
}

/** Gives the member twelve friends, each with one bonus received before; `waiting` baht can be received. */
export async function befriend({ brand, member, sandbox }: Rewarded, waiting = 350): Promise<void> {
  await sandbox.control("POST", `/members/${member.username}/invitees`, {
    invitees: 12,
    invitePending: brand.money(waiting),
    inviteReceived: brand.money(40),
  });
}

/** Makes the member lose this much; a twentieth of it is refunded. */
export async function lose({ brand, member, sandbox }: Rewarded, baht = 200): Promise<void> {
  await sandbox.play(member, "JOKER", -brand.money(baht));
}
