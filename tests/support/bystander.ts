import type { TestApp } from "./app";
import type { Visitor } from "./visitor";

/** What others experience while something happens: the longest wait of each, in ms, and every status other than 200. */
export interface Noticed {
  page: number;
  health: number;
  refused: number[];
}

const ROUNDS = 15;
/** In ms. Shorter waits are dominated by what else the machine does. */
const FLOOR_MS = 50;
/** What fetch says of a connection that was closed before any of the answer came. */
const CLOSED = /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/;
const codeOf = (cause: unknown) => (cause instanceof Error && "code" in cause ? String(cause.code) : "");

/** Asks again on a new connection if the server had just closed the one kept alive, as every browser does for a GET. */
async function asBrowser(ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof TypeError) || !CLOSED.test(codeOf(error.cause))) throw error;
    return ask();
  }
}

async function timed(ask: () => Promise<Response>, refused: number[]): Promise<number> {
  const startedAt = performance.now();
  const answer = await asBrowser(ask);
  await answer.arrayBuffer();
  if (answer.status !== 200) refused.push(answer.status);
  return performance.now() - startedAt;
}

/** Another member opens a page and a load balancer checks health, repeatedly. */
export async function watch(app: TestApp, other: Visitor, path: string, rounds = ROUNDS): Promise<Noticed> {
  const noticed: Noticed = { page: 0, health: 0, refused: [] };
  for (let round = 0; round < rounds; round++) {
    const health = await timed(() => fetch(`${app.url}/healthz`), noticed.refused);
    const page = await timed(() => other.get(path), noticed.refused);
    noticed.health = Math.max(noticed.health, health);
    noticed.page = Math.max(noticed.page, page);
  }
  return noticed;
}

/** How many times longer the longest wait is than before. */
export function ratios(before: Noticed, meanwhile: Noticed): { page: number; health: number } {
  const ratio = (name: "page" | "health") => meanwhile[name] / Math.max(before[name], FLOOR_MS);
  return { page: ratio("page"), health: ratio("health") };
}
