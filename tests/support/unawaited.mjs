// Loaded before the app (`--import`): at each message something fails that nobody waits for.
process.on("message", () => {
  Promise.reject(new Error("a failure that nobody waits for"));
  setImmediate(() => process.send("failed"));
});
// Listening to the test must not keep a process from ending that has nothing else to do.
process.channel.unref();
