/**
 * Asks for pages on so many connections from one address until it is ended, each anew once it is answered or cut off.
 * Prints then how many had which status.
 */
import { connect } from "node:net";

const [port, count] = process.argv.slice(2).map(Number);
const statuses = {};

function ask() {
  const socket = connect({ port, host: "127.0.0.1", localAddress: "127.0.0.1" });
  let status = "cut off";
  socket.on("data", (data) => {
    status = String(data).split(" ")[1];
    socket.destroy();
  });
  socket.on("error", () => undefined);
  socket.on("close", () => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    setTimeout(ask, 50);
  });
  socket.write("GET /login HTTP/1.1\r\nHost: x\r\n\r\n");
}

for (let one = 0; one < count; one++) ask();

process.on("SIGTERM", () => process.stdout.write(JSON.stringify(statuses), () => process.exit()));
