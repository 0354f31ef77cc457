import { createServer, request } from "node:http";
import { close, listen } from "./local-server";

/** An operator some of whose answers are replaced by any text, however long. */
export interface ReplacedAnswers {
  url: string;
  /** From now on the answers at these paths are these texts, and all others are the operator's own. */
  say(texts: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

export async function startReplacedAnswers(target: string): Promise<ReplacedAnswers> {
  let said: Readonly<Record<string, string>> = {};
  const server = createServer((asked, answered) => {
    const text = said[asked.url ?? ""];
    if (text !== undefined) {
      asked.resume();
      answered.writeHead(200, { "content-type": "application/json" }).end(text);
      return;
    }
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? "", target), { method, headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(answered);
    });
    passed.on("error", () => answered.destroy());
    // The app reads no further than an answer may be long.
    answered.on("error", () => undefined).on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return {
    url,
    say(texts) {
      said = texts;
    },
    close: () => close(server),
  };
}
