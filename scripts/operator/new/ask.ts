import { createInterface } from "node:readline/promises";

/** Asks a person. An empty answer is the fallback; rejects with `Ended` when they end the input (Ctrl-C, Ctrl-D). */
export type Ask = (question: string, fallback: string) => Promise<string>;

export class Ended extends Error {}

/** Asks on the terminal; undefined where there is none, as in a script. */
export function terminalAsk(): Ask | undefined {
  const { stdin, stdout } = process;
  if (!stdin.isTTY || !stdout.isTTY) return undefined;
  let ask: Ask | undefined;
  return (...question) => {
    ask ??= askOn(stdin, stdout);
    return ask(...question);
  };
}

/** Asks on any pair of streams; lines that come early, as from a paste, answer the next questions. */
export function askOn(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Ask {
  const lines = createInterface({ input, output });
  const answers = lines[Symbol.asyncIterator]();
  return async (question, fallback) => {
    lines.setPrompt(`${question} [${fallback}] `);
    lines.prompt();
    const { value, done } = await answers.next();
    if (done) throw new Ended();
    // Otherwise the input keeps the process running after the last question.
    lines.pause();
    return value.trim() || fallback;
  };
}
