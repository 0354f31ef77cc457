import { type EndpointName, endpoints } from "schemas/contract";
import type { RecordedCall } from "../../scripts/sandbox/http/call-record";
import type { OperatorClient } from "../contract/operator-under-test";

const moneyNames = new Set<EndpointName | null>(
  endpoints.filter(({ endpoint }) => endpoint.effect === "money").map(({ name }) => name),
);

/** The calls of one intent at the operator. */
export interface Calls {
  calls: number;
  executed: number;
}

/** The operator's own record of calls, read regularly because it keeps only the newest. */
export class CallBook {
  /** Money calls by idempotency key, which is the intent's id. */
  readonly byKey = new Map<string, Calls>();
  readonly #client: OperatorClient;
  readonly #read = new Set<number>();
  #open = new Set<number>();
  #since = 0;

  constructor(client: OperatorClient) {
    this.#client = client;
  }

  /**
   * Adds the calls since the last read. One in progress is read once more later; if it has not ended by then it hangs,
   * and what it did is done. Otherwise each read would hold up the operator for all calls since the first that hangs.
   */
  async read(): Promise<void> {
    const calls = await this.#client.calls({ since: String(this.#since) });
    const open = calls.filter(({ id, status }) => status === null && !this.#open.has(id));
    const running = new Set(open.map(({ id }) => id));
    for (const call of calls) {
      if (running.has(call.id) || this.#read.has(call.id)) continue;
      this.#read.add(call.id);
      this.#take(call);
    }
    this.#open = running;
    this.#since = open[0] ? open[0].id - 1 : (calls.at(-1)?.id ?? this.#since);
  }

  #take({ endpoint, headers, executed }: RecordedCall): void {
    if (!moneyNames.has(endpoint)) return;
    const key = headers["idempotency-key"] ?? "";
    const known = this.byKey.get(key) ?? { calls: 0, executed: 0 };
    this.byKey.set(key, { calls: known.calls + 1, executed: known.executed + (executed ? 1 : 0) });
  }
}
