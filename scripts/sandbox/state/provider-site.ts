import { randomBytes } from "node:crypto";
import { Arrivals, type Way } from "./arrivals";

/** A player who was admitted. */
export interface Visit {
  memberId: number;
  code: string;
  username: string;
  how: Way;
}

const MAX_VISITS = 5_000;

/** The providers' state besides the accounts: sessions, arrivals and the key for form states. */
export class ProviderSite {
  /** The URL that browsers use; set once the server listens. */
  origin = "";
  readonly arrivals = new Arrivals();
  readonly formKey = randomBytes(32);
  readonly #visits = new Map<string, Visit>();

  /** Starts a session. Returns its id, which the player's pages carry. */
  letIn(visit: Visit): string {
    const session = randomBytes(16).toString("base64url");
    this.#visits.set(session, visit);
    const [oldest] = this.#visits.keys();
    if (this.#visits.size > MAX_VISITS && oldest !== undefined) this.#visits.delete(oldest);
    return session;
  }

  visit(session: string): Visit | undefined {
    return this.#visits.get(session);
  }

  /** Ends all sessions and forgets all arrivals. */
  clear(): void {
    this.#visits.clear();
    this.arrivals.clear();
  }
}
