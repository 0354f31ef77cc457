import type { EndpointName } from "schemas/contract";
import type * as z from "zod";
import type { RecordedCall } from "../../scripts/sandbox/http/call-record";
import type { faultSchema } from "../../scripts/sandbox/http/faults";
import type { WireVariety } from "../../scripts/sandbox/http/wire-variety";
import type { Settings } from "../../scripts/sandbox/settings";
import { OperatorClient } from "../contract/operator-under-test";

/** A member that one test made for itself. */
export interface JourneyMember {
  _id: string;
  username: string;
  password: string;
  name: string;
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

/** Quicker than a real operator: what takes long is said by a journey's own fault. */
const usualSettings = { refreshMs: 20 } satisfies Partial<Settings>;

/** The control room of a running sandbox, and the record that journeys judge by. */
export class SandboxControl extends OperatorClient {
  make(wanted: object = {}): Promise<JourneyMember> {
    return this.control("POST", "/members", wanted);
  }

  balances({ username }: Who): Promise<Balances> {
    return this.control("GET", `/members/${username}`);
  }

  flag({ username }: Who, flags: Flags): Promise<unknown> {
    return this.control("POST", `/members/${username}/flags`, flags);
  }

  /** Every session of the member ends at the operator. */
  revoke({ username }: Who): Promise<unknown> {
    return this.control("POST", `/members/${username}/revoke`, {});
  }

  /** A win or loss at the provider; the wallet shows it after the next refresh. */
  play({ username }: Who, code: string, delta: number): Promise<unknown> {
    return this.control("POST", `/members/${username}/play`, { code, delta });
  }

  /** For this member's calls only. */
  fault({ username }: Who, fault: z.input<typeof faultSchema>): Promise<{ id: number }> {
    return this.control("POST", "/faults", { username, ...fault });
  }

  /** Ends one fault: the calls that it holds go on. */
  end({ id }: { id: number }): Promise<unknown> {
    return this.control("DELETE", `/faults?id=${id}`);
  }

  /** Ends the member's faults: hanging calls go on. */
  heal({ username }: Who): Promise<unknown> {
    return this.control("DELETE", `/faults?username=${username}`);
  }

  /** How the operator spells its answers to this member. */
  wire({ username }: Who, variety: Partial<WireVariety>): Promise<unknown> {
    return this.control("POST", "/wire", { username, ...variety });
  }

  set(settings: Partial<Settings>): Promise<unknown> {
    return this.control("POST", "/settings", settings);
  }

  /** The member's calls, oldest first. */
  callsOf({ username }: Who, endpoint?: EndpointName): Promise<RecordedCall[]> {
    return this.calls({ username, ...(endpoint !== undefined && { endpoint }) });
  }

  /** Whether every posting of the books sums to zero. */
  async isExact(): Promise<boolean> {
    return (await this.control<{ isExact: boolean }>("GET", "/ledger")).isExact;
  }

  /** Switches, faults, wire, clock and record as at the start; members and money stay. */
  async reset(): Promise<void> {
    await this.control("POST", "/reset", {});
    await this.set(usualSettings);
  }
}
