import { readFileSync } from "node:fs";
import { Agent, get } from "node:https";

// Reads pages through a proxy without a pause, from a process of its own: `node read-without-pause.mjs <plan>`, with
// the plan as JSON: port, servername, path to the certificate (ca), path of the page, ms, cookies (a connection each).
// Prints how many pages came whole with status 200, and how many did not.
const { port, servername, ca, path, ms, cookies } = JSON.parse(process.argv[2]);
const counts = { good: 0, bad: 0 };
const agent = new Agent({ keepAlive: true, ca: readFileSync(ca), servername, maxSockets: cookies.length });
const endsAt = performance.now() + ms;

function one(cookie) {
  const headers = { host: servername, accept: "text/html", "accept-encoding": "br", cookie };
  return new Promise((resolve) => {
    const request = get({ host: "127.0.0.1", port, path, agent, headers }, (answer) => {
      answer.resume().once("close", () => resolve(answer.complete && answer.statusCode === 200));
    });
    request.once("error", () => resolve(false));
  });
}

await Promise.all(
  cookies.map(async (cookie) => {
    while (performance.now() < endsAt) counts[(await one(cookie)) ? "good" : "bad"] += 1;
  }),
);
agent.destroy();
process.stdout.write(JSON.stringify(counts));
