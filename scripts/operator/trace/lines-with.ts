const NEW_LINE = 10;
/** A longer line is none of ours: what has come of it is dropped, so that memory does not grow with it. */
const LONGEST_LINE = 1 << 20;

/**
 * The lines that contain one of these texts, which may become more meanwhile. A whole block without any of
 * them is skipped unread: a log may have gigabytes.
 */
export async function* linesWith(
  chunks: AsyncIterable<Buffer>,
  needles: ReadonlySet<string>,
): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(NEW_LINE) + 1;
    if (end > 0) yield* linesIn(Buffer.concat([rest, chunk.subarray(0, end)]), needles);
    rest = end > 0 ? Buffer.from(chunk.subarray(end)) : Buffer.concat([rest, chunk]);
    if (rest.length > LONGEST_LINE) rest = Buffer.alloc(0);
  }
  yield* linesIn(rest, needles);
}

function* linesIn(block: Buffer, needles: ReadonlySet<string>): Generator<string> {
  if (![...needles].some((needle) => block.includes(needle))) return;
  for (const line of block.toString("utf8").split("\n"))
    if ([...needles].some((needle) => line.includes(needle))) yield line;
}
