import { localTime } from "../state/local-time";
import type { Sandbox } from "../state/sandbox";

/** Closed from `slipClosedFrom` until `slipClosedUntil`, which may be after midnight. */
export function isSlipOpen(sandbox: Sandbox): boolean {
  const { slip, slipClosedFrom, slipClosedUntil } = sandbox.settings;
  if (slip !== "by-hours") return slip === "open";
  const now = localTime(sandbox.clock.nowMs());
  const isAfterStart = now >= slipClosedFrom;
  const isBeforeEnd = now < slipClosedUntil;
  return slipClosedFrom <= slipClosedUntil ? !(isAfterStart && isBeforeEnd) : !(isAfterStart || isBeforeEnd);
}
