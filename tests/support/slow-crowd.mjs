import { connect } from "node:net";

// Slow clients, each on a connection of its own, from a process of its own:
// `node slow-crowd.mjs <port> <count> <kind>`. `bodies` send a form but for its end, a byte now and then; `readers` ask
// for a page and read nothing of it. Prints `ready` once all have sent what they send, and stays until it is ended.
const [port, count, kind] = process.argv.slice(2);
const host = ["Host: 127.0.0.1", "X-Forwarded-For: 203.0.113.7"];
const heads = {
  bodies: [
    "POST /login HTTP/1.1",
    ...host,
    "Content-Type: application/x-www-form-urlencoded",
    "Content-Length: 1000",
  ],
  readers: ["GET /login HTTP/1.1", ...host, "Accept: text/html"],
};
const head = `${heads[kind].join("\r\n")}\r\n\r\n`;
const BYTE_MS = 5_000;

function slow() {
  return new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(head, resolve));
    if (kind === "readers") socket.pause();
    else setInterval(() => socket.writable && socket.write("a"), BYTE_MS);
    // Whoever is cut off comes again at once.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      resolve();
      setTimeout(slow, 100);
    });
  });
}

await Promise.all(Array.from({ length: Number(count) }, slow));
process.stdout.write("ready\n");
