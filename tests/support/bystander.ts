import type { TestApp } from "./app";
import type { Visitor } from "./visitor";

/** What others experience while something happens: how long they waited, in ms, and every status other than 200. */
export interface Noticed {
  /** The longest wait of all. */
  longest: number;
  /** Half of the pages, and of the answers about health, came sooner than this. */
  page: number;
  health: number;
  refused: number[];
}

const ROUNDS = 15;
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

/** Another member opens a page and a load balancer checks health, repeatedly, until it is `over`. */
export async function watch(
  app: TestApp,
  other: Visitor,
  path: string,
  over: (round: number) => boolean = (round) => round === ROUNDS,
): Promise<Noticed> {
  const refused: number[] = [];
  const [health, pages]: [number[], number[]] = [[], []];
  for (let round = 0; !over(round); round++) {
    health.push(await timed(() => fetch(`${app.url}/healthz`), refused));
    pages.push(await timed(() => other.get(path), refused));
  }
  return { longest: Math.max(...health, ...pages), page: median(pages), health: median(health), refused };
}

function median(waits: number[]): number {
  return waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)] ?? 0;
}
