// Loaded before an app (`--import`): its clock is the machine's plus what its parent has let pass. Timers stay real.
const RealDate = Date;
let passedMs = 0;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [MovedDate.now()] : given));
  }
  static now() {
    return RealDate.now() + passedMs;
  }
};
const MovedDate = globalThis.Date;

process.on("message", ({ passMs }) => {
  passedMs += passMs;
  process.send({ passedMs });
});
// Listening to the parent must not keep a process from ending that has nothing else to do.
process.channel.unref();
