import type { Visitor } from "./visitor";

const NEWLINE = 0x0a;

/** Downloads the statement's file in chunks, as a browser does. */
export async function downloadStatement(
  visitor: Visitor,
): Promise<{ bytes: number; lines: number; parts: number }> {
  const answer = await visitor.get("/user/statement/csv", { "accept-encoding": "identity" });
  const reader = answer.body?.getReader();
  const seen = { bytes: 0, lines: 0, parts: 0 };
  for (;;) {
    const part = (await reader?.read())?.value;
    if (!part) return seen;
    seen.bytes += part.length;
    seen.parts += 1;
    seen.lines += part.filter((byte) => byte === NEWLINE).length;
  }
}
