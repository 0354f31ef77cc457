import type { PageBody } from "./page-body.server";

const UNSAFE: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that cannot end its `<script>`. */
function scriptSafe(json: string): string {
  return json.replace(/[&><\u2028\u2029]/g, (sign) => UNSAFE[sign] ?? sign);
}

/** The scripts that hand a page's data to the browser, and the rest of them if some of the data is still on its way. */
interface Handoff {
  scripts: string;
  later: AsyncIterable<string> | null;
}

const END = "</body></html>";

/** A document with these scripts at the end of its body. */
export function withHandoff(html: string, { scripts, later }: Handoff): PageBody {
  if (!html.endsWith(END)) throw new Error(`a document must end with ${END}`);
  const begun = html.slice(0, -END.length) + scripts;
  return later ? { html: begun, later: ended(later) } : { html: begun + END, later };
}

async function* ended(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield* pieces;
  yield END;
}

/**
 * Reads the data that Remix encodes for hydration. Remix itself would render it as nested Suspense boundaries, which
 * costs a page more than its content: a boundary for each piece, comments, and a script that moves them.
 */
export async function handoffOf(stream: ReadableStream<Uint8Array>, nonce: string): Promise<Handoff> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const script = (text: string) =>
    `<script nonce="${nonce}">__remixContext.streamController.${text}</script>`;
  const scriptOf = ({ done, value }: ReadableStreamReadResult<Uint8Array>) =>
    done
      ? script("close()")
      : script(`enqueue(${scriptSafe(JSON.stringify(decoder.decode(value, { stream: true })))})`);
  let scripts = "";
  for (;;) {
    const next = reader.read();
    const ready = await Promise.race([next, afterThisTurn()]);
    if (ready === null) return { scripts, later: rest(next) };
    scripts += scriptOf(ready);
    if (ready.done) return { scripts, later: null };
  }

  async function* rest(first: Promise<ReadableStreamReadResult<Uint8Array>>): AsyncGenerator<string> {
    for (let next = await first; ; next = await reader.read()) {
      yield scriptOf(next);
      if (next.done) return;
    }
  }
}

/** Null, when all that is ready now has been told. */
function afterThisTurn(): Promise<null> {
  return new Promise((resolve) => setImmediate(resolve, null));
}
