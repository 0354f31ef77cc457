import { createServer } from "node:http";
import { close, listen } from "./local-server";
import { passOn } from "./pass-on";

/** An operator some of whose answers are replaced by any text, however long. */
export interface ReplacedAnswers {
  url: string;
  /** From now on the answers at these paths are these texts, and all others are the operator's own. */
  say(texts: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

export async function startReplacedAnswers(target: string): Promise<ReplacedAnswers> {
  let said: Readonly<Record<string, string>> = {};
  const passed = passOn(target);
  const server = createServer((asked, answered) => {
    const text = said[asked.url ?? ""];
    if (text !== undefined) {
      asked.resume();
      answered.writeHead(200, { "content-type": "application/json" }).end(text);
      return;
    }
    passed(asked, answered);
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
