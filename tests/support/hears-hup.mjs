// Says so at SIGHUP, in whichever process it is loaded.
process.on("SIGHUP", () =>
  process.stdout.write(`${JSON.stringify({ msg: "heard SIGHUP", pid: process.pid })}\n`),
);
