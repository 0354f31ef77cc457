import { formatAmount } from "schemas/amount";
import { paths } from "~/paths";
import type { Moved, Row } from "./row";

/** Longer than the operator may take; our own answer always comes sooner. */
const PATIENCE_MS = 100_000;

/** Moves one game's money. Undefined if no answer came: it may have happened. Null if the page is left for the login. */
export function sendBack({ code, amount, intent }: Row): Promise<Moved | null | undefined> {
  const body = new URLSearchParams({ intent: intent ?? "", from: code, amount: formatAmount(amount) });
  return ask(paths.bringBackMove, { method: "POST", body });
}

/** What has become of it by now. */
export function lookBack({ intent, sent }: Row): Promise<Moved | null | undefined> {
  const id = sent ?? intent?.split(".")[0] ?? "";
  return ask(`${paths.bringBackMove}?of=${encodeURIComponent(id)}`, {});
}

async function ask(address: string, init: RequestInit): Promise<Moved | null | undefined> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(address, { ...init, redirect: "manual", signal: patience.signal });
    if (answer.type !== "opaqueredirect") return answer.ok ? ((await answer.json()) as Moved) : undefined;
    // The session or the service has ended: the page itself has to be led there.
    location.assign(paths.bringBack);
    return null;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
