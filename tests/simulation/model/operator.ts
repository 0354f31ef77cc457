import type { EndpointName, NamedEndpoint } from "schemas/contract";
import { OperatorError } from "~/operator/error";
import type { OperatorRequest, OperatorResponse, Transport } from "~/operator/transport.server";
import { createRandom, type Random } from "../random";
import type { Exchange, ReadFault } from "../step";
import type { VirtualClock } from "../virtual-clock";
import { refusal, refusals, says, success, unclear } from "./answers";
import { ModelBooks } from "./books";
import { type CallInput, type Deed, effects } from "./effects";
import { inputOf } from "./input";
import { reads } from "./reads";

/** What the operator knows about one intent, by the request's id; it ignores the Idempotency-Key. */
export interface Traffic {
  arrivals: number;
  /** From its arrival until the operator has answered it, or nobody waits for that any more. */
  inHand?: { from: number; until: number };
  executions: number;
  executedAt?: number;
  /** A bank has turned it down since, and the money is back. */
  isTurnedDown?: boolean;
  /** The picture that was sent. */
  file?: string;
  /** What the operator has answered: that it is done, or why not. */
  said?: { message: string } | "done";
  /** It came with another member's token. */
  isForeign?: boolean;
}

interface Trouble {
  fault: ReadFault;
  until: number;
  byMs: number;
  random: Random;
}

const DECIDED_AFTER_MS = 90_000;
/** So much the operator's clock may be off. */
export const MOST_SKEW_MS = 2_000;
/** Lists of which an old copy is noticed: it lacks rows that an earlier look has shown. */
const LISTS: ReadonlySet<EndpointName> = new Set(["statement.list", "statement.slips"]);

/** An operator whose books and responses fail as the steps say, and which knows the truth. */
export class ModelOperator implements Transport {
  readonly traffic = new Map<string, Traffic>();
  /** How to treat the next call that changes something, and whose it is, by its request id. */
  readonly exchanges = new Map<string, { member: string; exchange: Exchange }>();
  readonly #clock: VirtualClock;
  readonly #skewMs: number;
  #deeds = 0;
  #trouble: Trouble | undefined;
  #books = new Map<string, ModelBooks>();
  /**
   * The lists, by member, of which an old copy was shown since the member's last call, and before it. After such a look
   * before a call no old copy follows: nobody could notice that.
   */
  #ancient = { since: new Set<string>(), before: new Set<string>() };

  constructor(clock: VirtualClock, seed: number) {
    this.#clock = clock;
    this.#skewMs = createRandom(seed).between(-MOST_SKEW_MS, MOST_SKEW_MS);
  }

  /** Makes reads fail from now on for `ms`. */
  disturb(fault: ReadFault, ms: number, byMs: number): void {
    this.#trouble = { fault, byMs, until: this.#clock.now() + ms, random: createRandom(ms + byMs) };
  }

  calm(): void {
    this.#trouble = undefined;
  }

  /** A change of the books that no call of ours causes. */
  change(member: string, work: (deed: Deed) => unknown): void {
    this.#execute(this.#of(member), {}, (deed) => {
      work(deed);
      return true;
    });
  }

  async close(): Promise<void> {}

  async send({ name, endpoint }: NamedEndpoint, outgoing: OperatorRequest): Promise<OperatorResponse> {
    const { headers, timeoutMs } = outgoing;
    const member = headers.authorization?.replace("Bearer ", "") ?? "";
    const input = await inputOf(endpoint, outgoing);
    if (effects[name] === undefined) return this.#read(name, input, member);
    return this.#move(name, input, { member, id: headers["x-request-id"] ?? "", timeoutMs });
  }

  #of(member: string): ModelBooks {
    const books = this.#books.get(member) ?? new ModelBooks();
    this.#books.set(member, books);
    return books;
  }

  async #read(name: EndpointName, input: CallInput, member: string): Promise<OperatorResponse> {
    const read = reads[name];
    if (!read) throw new Error(`a call that the model does not know: ${name}`);
    const trouble = this.#trouble && this.#trouble.until > this.#clock.now() ? this.#trouble : undefined;
    const fault = trouble?.random.chance(0.7) ? trouble.fault : undefined;
    const byMs = trouble?.byMs ?? 0;
    if (fault === "lost" || (fault === "no-statement" && name === "statement.list")) {
      await this.#clock.wait(50);
      throw lost(name);
    }
    await this.#clock.wait(fault === "late" ? byMs : 20);
    const now = this.#clock.now();
    const { entries, slips, ...rest } = this.#of(member).asOf(fault === "old" ? now - byMs : now);
    const shownEntries = fault === "reordered" ? (trouble?.random.shuffled(entries) ?? entries) : entries;
    const list = `${member} ${name}`;
    const isAncient = fault === "ancient" && LISTS.has(name) && !this.#ancient.before.has(list);
    if (isAncient) this.#ancient.since.add(list);
    const books = isAncient
      ? { ...rest, entries: entries.slice(-1), slips: slips.slice(-1) }
      : { ...rest, entries: shownEntries, slips };
    const body = read(books, input);
    return body ? says(200, body as object) : says(404, { message: "NO_DATA" });
  }

  async #move(
    name: EndpointName,
    input: CallInput,
    { member, id, timeoutMs }: { member: string; id: string; timeoutMs: number },
  ): Promise<OperatorResponse> {
    const traffic = this.traffic.get(id) ?? { arrivals: 0, executions: 0 };
    this.traffic.set(id, traffic);
    const planned = this.exchanges.get(id);
    if (!planned) throw new Error(`a call that no step made: ${id}`);
    const { answer, executedAfterMs, answeredAfterMs } = planned.exchange;
    traffic.arrivals += 1;
    for (const list of this.#ancient.since) if (list.startsWith(`${member} `)) this.#ancient.before.add(list);
    traffic.isForeign ||= member !== planned.member;
    if (input.file !== undefined) traffic.file = String(input.file);
    if (answer === "no-connection") throw lost(name, "not-sent");
    const answeredAfter = Math.min(answeredAfterMs, timeoutMs);
    traffic.inHand = { from: this.#clock.now(), until: this.#clock.now() + answeredAfter };
    const books = this.#of(member);
    const execute = () => this.#execute(books, input, effects[name] as Effect, traffic);
    if (executedAfterMs !== null) void this.#clock.wait(executedAfterMs).then(execute);
    await this.#clock.wait(answeredAfter);
    if (answer in unclear) return unclear[answer as keyof typeof unclear];
    if (answer === "hang" || answer === "reset") throw lost(name);
    const isDone = answer === "yes" && traffic.executions > 0;
    if (isDone) {
      traffic.said = "done";
      return success(name, books.now, String(input.bankCode));
    }
    const kind = answer === "yes" ? "no" : (answer as keyof typeof refusals);
    traffic.said = { message: refusals[kind].message };
    return refusal(name, kind);
  }

  #execute(books: ModelBooks, input: CallInput, effect: Effect, traffic?: Traffic): void {
    const now = this.#clock.now();
    const nth = ++this.#deeds;
    const at = new Date(now + this.#skewMs).toISOString();
    const deed = (draft: Deed["books"]): Deed => ({ books: draft, input, nth, id: `made-${nth}`, at });
    const done = books.change(now, (draft) => effect(deed(draft)));
    if (done === false || !traffic) return;
    traffic.executions += 1;
    traffic.executedAt = now;
    if (done === true) return;
    void this.#clock.wait(DECIDED_AFTER_MS).then(() => {
      traffic.isTurnedDown = !books.change(this.#clock.now(), (draft) => ({ stands: done(draft) })).stands;
    });
  }
}

type Effect = NonNullable<(typeof effects)[EndpointName]>;

function lost(endpoint: EndpointName, reached: "unknown" | "not-sent" = "unknown"): OperatorError {
  return new OperatorError("INTERNAL_SERVER_ERROR", { endpoint, reached });
}
