import { type Command, Redis } from "ioredis";
import { waitsMs } from "./waits.server";

export class StoreTimeout extends Error {
  constructor() {
    super("the store did not answer in time");
    this.name = "StoreTimeout";
  }
}

/**
 * A connection whose every command, those of its handshake included, is answered in time or rejected with StoreTimeout.
 * What arrived while this process was busy is read before a command counts as late: ioredis's own `commandTimeout` would
 * blame the store for it, and the breaker would then refuse every member's money.
 */
export class TimedRedis extends Redis {
  override sendCommand(command: Command, stream?: Parameters<Redis["sendCommand"]>[1]): unknown {
    const late = () => setImmediate(() => command.reject(new StoreTimeout()));
    const timer = setTimeout(late, waitsMs.command);
    const answered = () => clearTimeout(timer);
    command.promise.then(answered, answered);
    return super.sendCommand(command, stream);
  }
}
