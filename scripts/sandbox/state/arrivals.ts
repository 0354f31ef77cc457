/** How a player arrived: `form`, `query` (credentials in the link), an auto-login call's one-time link, or `link`. */
export type Way = "form" | "query" | "auto-login" | "auto-login-with-password" | "link" | "app";

/** One attempt to enter a provider, admitted or not. No password is kept. */
export interface Arrival {
  id: number;
  at: string;
  provider: string;
  how: Way;
  /** The operator's member who owns the account, if any. */
  member: string | null;
  /** The game account's user name as received. */
  username: string | null;
  accepted: boolean;
  reason: string | null;
  method: string;
  /** The path without its query. */
  path: string;
  /** The names of the form's or the query's fields. */
  fields: readonly string[];
  referer: string | null;
  origin: string | null;
  userAgent: string | null;
}

export interface ArrivalFilter {
  provider?: string | undefined;
  /** The user name of the member or of the game account. */
  username?: string | undefined;
  /** Only arrivals with a higher id. */
  since?: number | undefined;
}

const MAX_ARRIVALS = 10_000;

/** The last ten thousand arrivals, oldest first. */
export class Arrivals {
  #arrivals: Arrival[] = [];
  #lastId = 0;

  add(arrival: Omit<Arrival, "id">): Arrival {
    this.#lastId += 1;
    const added = { id: this.#lastId, ...arrival };
    this.#arrivals.push(added);
    if (this.#arrivals.length > MAX_ARRIVALS * 1.1) this.#arrivals = this.#arrivals.slice(-MAX_ARRIVALS);
    return added;
  }

  list({ provider, username, since }: ArrivalFilter): Arrival[] {
    return this.#arrivals.filter(
      (arrival) =>
        (provider === undefined || arrival.provider === provider.toUpperCase()) &&
        (username === undefined || arrival.username === username || arrival.member === username) &&
        (since === undefined || arrival.id > since),
    );
  }

  clear(): void {
    this.#arrivals = [];
  }
}
