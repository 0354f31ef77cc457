import { type RequestListener, request } from "node:http";

/** Asks another server, and gives back what it answers, as it comes. */
export function passOn(target: string): RequestListener {
  return (asked, answered) => {
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? "", target), { method, headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(answered);
    });
    passed.on("error", () => answered.destroy());
    // The app reads no further than an answer may be long.
    answered.on("error", () => undefined).on("close", () => passed.destroy());
    asked.pipe(passed);
  };
}
