import { connect } from "node:net";

// Many requests at once, each on a connection of its own, from a process of its own, so that whoever watches is not
// held up by it: `node send-crowd.mjs <port> <count> <path> [cookie]`. Prints how many answers had which status.
const [port, count, path, cookie] = process.argv.slice(2);
const head = [
  `GET ${path} HTTP/1.1`,
  `Host: 127.0.0.1:${port}`,
  "Accept: text/html",
  "X-Forwarded-For: 203.0.113.7",
  ...(cookie ? [`Cookie: ${cookie}`] : []),
  "Connection: close",
];
const request = `${head.join("\r\n")}\r\n\r\n`;

const statuses = {};
const add = (status) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};

function one() {
  return new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(request));
    let status;
    socket.on("data", (data) => {
      status ??= /^HTTP\/1\.1 (\d+)/.exec(String(data.subarray(0, 20)))?.[1];
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(add(status ?? "none")));
  });
}

await Promise.all(Array.from({ length: Number(count) }, one));
process.stdout.write(JSON.stringify(statuses));
