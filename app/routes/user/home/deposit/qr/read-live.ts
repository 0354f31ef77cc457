import type { LiveCode } from "~/deposits/live-code";

/** Null if it cannot be read now. A page in the response means that the session has ended. */
export async function readLive(address: string): Promise<LiveCode | null> {
  try {
    const answer = await fetch(address, { headers: { accept: "application/json" } });
    if (answer.redirected) location.reload();
    return answer.ok && !answer.redirected ? ((await answer.json()) as LiveCode) : null;
  } catch {
    return null;
  }
}
