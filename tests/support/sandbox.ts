import type { EndpointName } from "schemas/contract";
import type * as z from "zod";
import type { MadeMember } from "../../scripts/sandbox/client/control-client";
import type { RecordedCall } from "../../scripts/sandbox/http/call-record";
import type { faultSchema } from "../../scripts/sandbox/http/faults";
import type { WireVariety } from "../../scripts/sandbox/http/wire-ways";
import type { Settings } from "../../scripts/sandbox/state/settings";
import { OperatorClient } from "../contract/operator-under-test";
import type { BrandInfo } from "./brand";

/** A member created by one test. */
export type JourneyMember = MadeMember;

/** The settings of a member with money in the wallet and in games. */
export function usualMember({ money }: Pick<BrandInfo, "money">): object {
  const games = { JOKER: money(250), PG: money(30.5), UFABET: 0, HUAYHD: money(20) };
  return { walletAmount: money(1_000), games, statements: 3, coin: 2 };
}

type Who = Pick<JourneyMember, "username">;

interface Balances {
  wallet: number;
  /** At the providers. */
  games: Record<string, number>;
  /** As the operator's wallet shows them. */
  shown: Record<string, number>;
  statements: number;
}

interface Flags {
  isActive?: boolean;
  bonus?: string | null;
  loginCode?: string | null;
  callCode?: string | null;
}

/** Faster than a real operator; a journey that needs a delay sets a fault. */
const usualSettings = { refreshMs: 20 } satisfies Partial<Settings>;

/** The control room of a running sandbox, and the call record for assertions. */
export class SandboxControl extends OperatorClient {
  balances({ username }: Who): Promise<Balances> {
    return this.control("GET", `/members/${username}`);
  }

  flag({ username }: Who, flags: Flags): Promise<unknown> {
    return this.post(`/members/${username}/flags`, flags);
  }

  /** Ends all of the member's sessions at the operator. */
  revoke({ username }: Who): Promise<unknown> {
    return this.post(`/members/${username}/revoke`);
  }

  /** A win or loss at the provider; the wallet shows it after the next refresh. */
  play({ username }: Who, code: string, delta: number): Promise<unknown> {
    return this.post(`/members/${username}/play`, { code, delta });
  }

  /** Only for this member's calls. */
  fault({ username }: Who, fault: z.input<typeof faultSchema>): Promise<{ id: number }> {
    return this.control("POST", "/faults", { username, ...fault });
  }

  /** Ends one fault; calls that it holds go on. */
  end({ id }: { id: number }): Promise<unknown> {
    return this.control("DELETE", `/faults?id=${id}`);
  }

  /** Sets how the operator spells its responses to this member. */
  wire({ username }: Who, variety: Partial<WireVariety>): Promise<unknown> {
    return this.post("/wire", { username, ...variety });
  }

  set(settings: Partial<Settings>): Promise<unknown> {
    return this.post("/settings", settings);
  }

  /** The member's calls, oldest first. */
  callsOf({ username }: Who, endpoint?: EndpointName): Promise<RecordedCall[]> {
    return this.calls({ username, ...(endpoint !== undefined && { endpoint }) });
  }

  /** Whether the postings of the ledger sum to zero. */
  async isExact(): Promise<boolean> {
    return (await this.control<{ isExact: boolean }>("GET", "/ledger")).isExact;
  }

  /** Resets settings, faults, wire variety, clock and record; members and money stay. */
  async reset(): Promise<void> {
    await this.post("/reset");
    await this.set(usualSettings);
  }
}
