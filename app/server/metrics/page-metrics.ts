import { Counter, Histogram, type Registry } from "prom-client";
import type { Verdict } from "../turns";
import { seconds } from "./seconds";

export interface PageMetrics {
  /** A request was answered; of the path only what chat step it is counts. */
  request(method: string | undefined, status: number, durationMs: number, path?: string): void;
  /** Whether a request was worked on: `shed` was too much, `abandoned` had nobody left who waited for it. */
  turn(verdict: Verdict): void;
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);
const verdicts: readonly Verdict[] = ["start", "shed", "abandoned"];
const CHAT = /^\/chat\/(room|history|send|read|upload)$/;

export function createPageMetrics(registers: Registry[]): PageMetrics {
  const requests = new Histogram({
    name: "http_request_seconds",
    help: "Requests that were answered",
    labelNames: ["method", "status"],
    buckets: seconds,
    registers,
  });
  const turns = new Counter({
    name: "page_turns_total",
    help: "Requests that were worked on, shed, or abandoned by their client",
    labelNames: ["verdict"],
    registers,
  });
  for (const verdict of verdicts) turns.inc({ verdict }, 0);
  const chat = new Counter({
    name: "chat_requests_total",
    help: "Steps of chats that pass through this server: each link reads its room and, at every rejoin, its history",
    labelNames: ["step", "outcome"],
    registers,
  });

  return {
    request(method = "", status, durationMs, path = "") {
      requests.observe(
        { method: methods.has(method) ? method : "other", status: String(status) },
        durationMs / 1000,
      );
      const step = CHAT.exec(path)?.[1];
      if (step !== undefined) chat.inc({ step, outcome: status < 500 ? "ok" : "failed" });
    },
    turn: (verdict) => turns.inc({ verdict }),
  };
}
