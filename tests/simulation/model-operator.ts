import type { NamedEndpoint } from "schemas/contract";
import { OperatorError } from "~/operator/error";
import type { Incoming, Outgoing, Transport } from "~/operator/transport.server";
import { ModelBooks } from "./model-books";
import { createRandom, type Random } from "./random";
import type { Exchange, ReadFault } from "./step";
import type { VirtualClock } from "./virtual-clock";

/** What the operator knows about one intent, by its Idempotency-Key, which it ignores. */
export interface Traffic {
  arrivals: number;
  executions: number;
  executedAt?: number;
  /** Whether it is a withdrawal that was returned. */
  isPaidBack?: boolean;
}

interface Trouble {
  fault: ReadFault;
  until: number;
  byMs: number;
  random: Random;
}

const TIMEOUT_MS = 60_000;
const PAID_AFTER_MS = 90_000;

/** An operator whose wallet, statement and responses fail as the steps say, and which knows the truth. */
export class ModelOperator implements Transport {
  readonly traffic = new Map<string, Traffic>();
  readonly clock: VirtualClock;
  /** How to treat the next money call, by its Idempotency-Key. */
  readonly exchanges = new Map<string, Exchange>();
  #trouble: Trouble | undefined;
  readonly #books: ModelBooks;

  constructor(clock: VirtualClock, seed: number) {
    this.clock = clock;
    this.#books = new ModelBooks(clock, createRandom(seed).between(-2_000, 2_000));
  }

  /** Makes reads fail from now on for `ms`. */
  disturb(fault: ReadFault, ms: number, byMs: number): void {
    this.#trouble = { fault, byMs, until: this.clock.now() + ms, random: createRandom(ms + byMs) };
  }

  calm(): void {
    this.#trouble = undefined;
  }

  /** A change caused by play or a bank. */
  change(account: string, delta: number, entry?: string): void {
    const amount = Math.max(delta, -(this.#books.balances[account] ?? 0));
    const entries = entry === undefined ? [] : [this.#books.entry(entry, amount, "SUCCESS")];
    this.#books.write({ [account]: amount }, entries);
  }

  async send({ name }: NamedEndpoint, { headers, body }: Outgoing): Promise<Incoming> {
    const input = JSON.parse(typeof body === "string" ? body : "{}") as Record<string, string | number>;
    if (name === "wallet.get" || name === "statement.list") return this.#read(name);
    return this.#move(name, input, headers["idempotency-key"] ?? savedBy(input));
  }

  async close(): Promise<void> {}

  async #read(name: "wallet.get" | "statement.list"): Promise<Incoming> {
    const trouble = this.#trouble && this.#trouble.until > this.clock.now() ? this.#trouble : undefined;
    const fault = trouble?.random.chance(0.7) ? trouble.fault : undefined;
    if (fault === "lost" || (fault === "no-statement" && name === "statement.list")) {
      await this.clock.wait(50);
      throw lost(name);
    }
    await this.clock.wait(fault === "late" ? (trouble?.byMs ?? 0) : 20);
    const { balances, entries } = this.#books.asOf(
      this.clock.now() - (fault === "old" ? (trouble?.byMs ?? 0) : 0),
    );
    const { wallet = 0, ...games } = balances;
    const shown = fault === "reordered" ? (trouble?.random.shuffled(entries) ?? entries) : entries;
    const answers = {
      "wallet.get": {
        profile: { _id: "1", username: "0812345678", name: "A" },
        wallet: { amount: wallet / 100 },
        slots: Object.entries(games).map(([code, amount]) => ({
          code,
          name: code,
          category: "slot",
          isActive: true,
          amount: amount / 100,
        })),
      },
      "statement.list": { statements: shown.slice(0, 50), total: entries.length },
    };
    return { status: 200, text: JSON.stringify(answers[name]) };
  }

  async #move(name: string, input: Record<string, string | number>, key: string): Promise<Incoming> {
    const traffic = this.traffic.get(key) ?? { arrivals: 0, executions: 0 };
    this.traffic.set(key, traffic);
    traffic.arrivals += 1;
    const exchange = this.exchanges.get(key);
    if (!exchange) throw new Error(`a call that no step made: ${key}`);
    const { answer, executedAfterMs, answeredAfterMs } = exchange;
    if (answer === "no-connection") throw lost(name, "not-sent");
    const effect = () => this.#execute(name, input, traffic);
    const isEnough = this.#isEnough(name, input);
    if (executedAfterMs !== null && isEnough) void this.clock.wait(executedAfterMs).then(effect);
    await this.clock.wait(Math.min(answeredAfterMs, TIMEOUT_MS));
    if (!isEnough && answer === "yes") return says(400, "MONEY_NOT_ENOUGH");
    switch (answer) {
      case "yes":
        return says(200, "SUCCESS");
      case "no":
        return says(400, "MONEY_NOT_ENOUGH");
      case "no-with-200":
        return says(200, "TRANSFER_FAIL");
      case "500":
        return says(500, "INTERNAL_SERVER_ERROR");
      case "502":
        return { status: 502, text: "<html>Bad Gateway</html>" };
      default:
        throw lost(name);
    }
  }

  #isEnough(name: string, { from, amount }: Record<string, string | number>): boolean {
    if (name.startsWith("account.")) return true;
    const { balances } = this.#books;
    const held = name === "wallet.transfer" ? (balances[String(from)] ?? 0) : totalOf(balances);
    return held >= Number(amount) * 100;
  }

  #execute(name: string, input: Record<string, string | number>, traffic: Traffic): void {
    if (!this.#isEnough(name, input)) return;
    traffic.executions += 1;
    traffic.executedAt = this.clock.now();
    if (name.startsWith("account.")) return;
    const amount = Math.round(Number(input.amount) * 100);
    if (name === "wallet.transfer") {
      const moves = { [String(input.from)]: -amount, [String(input.to)]: amount };
      this.#books.write(moves, [this.#books.entry("transfer", amount, "SUCCESS")]);
    } else this.#withdraw(amount, traffic);
  }

  /** Collects from the games what the wallet lacks; the bank responds later. */
  #withdraw(amount: number, traffic: Traffic): void {
    let left = amount;
    const moves: Record<string, number> = {};
    for (const [account, held] of Object.entries(this.#books.balances)) {
      moves[account] = -Math.min(held, left);
      left += moves[account] ?? 0;
    }
    const pending = this.#books.entry("withdraw", amount, "PENDING");
    this.#books.write(moves, [pending]);
    void this.clock.wait(PAID_AFTER_MS).then(() => {
      traffic.isPaidBack = amount === 50;
      this.#books.write(
        traffic.isPaidBack ? { wallet: amount } : {},
        [{ ...pending, status: traffic.isPaidBack ? "FAILED" : "SUCCESS" }],
        pending,
      );
    });
  }
}

/** A save has no intent, so its new value identifies it. */
function savedBy({ name, newPassword }: Record<string, string | number>): string {
  return String(name ?? newPassword ?? "");
}

function totalOf(balances: Record<string, number>): number {
  return Object.values(balances).reduce((sum, amount) => sum + amount, 0);
}

function says(status: number, message: string): Incoming {
  return { status, text: JSON.stringify({ message }) };
}

function lost(endpoint: string, reached: "unknown" | "not-sent" = "unknown"): OperatorError {
  return new OperatorError("INTERNAL_SERVER_ERROR", { endpoint: endpoint as "wallet.get", reached });
}
