import { createServer, request } from "node:http";
import { close, listen } from "./local-server";

/** One response as sent to the browser, with the URL that the browser requested. */
export interface Recorded {
  url: string;
  headers: Record<string, string | string[] | undefined>;
  /** What had arrived when the page was left. */
  text: string;
}

export interface RecordingProxy {
  url: string;
  answers: readonly Recorded[];
  close(): Promise<void>;
}

/** A proxy that records every response, because browsers discard the bodies of a page that was left. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const answers: Recorded[] = [];
  const server = createServer((asked, answered) => {
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const passed = request(new URL(asked.url ?? "", target), { method: asked.method, headers }, (answer) => {
      const recorded: Recorded = { url: `${url}${asked.url}`, headers: answer.headers, text: "" };
      answers.push(recorded);
      answered.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.setEncoding("latin1");
      let bytes = "";
      answer.on("data", (chunk: string) => {
        bytes += chunk;
        answered.write(chunk, "latin1");
      });
      answer.on("close", () => {
        recorded.text = Buffer.from(bytes, "latin1").toString();
        answered.end();
      });
    });
    passed.on("error", () => answered.destroy());
    answered.on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, answers, close: () => close(server) };
}
