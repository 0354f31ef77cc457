import type { Command, Redis } from "ioredis";

export class StoreTimeout extends Error {
  constructor() {
    super("the store did not answer in time");
    this.name = "StoreTimeout";
  }
}

/**
 * From now on every command of the connection, those of its handshake included, is answered in time or rejected with
 * StoreTimeout. What arrived while this process was busy is read before a command counts as late: ioredis's own
 * `commandTimeout` would blame the store for it, and the breaker would then refuse every member's money.
 */
export function limitTime(redis: Redis, timeoutMs: number): Redis {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command: Command, ...rest) => {
    const late = () => setImmediate(() => command.reject(new StoreTimeout()));
    const timer = setTimeout(late, timeoutMs);
    const answered = () => clearTimeout(timer);
    command.promise.then(answered, answered);
    return send(command, ...rest);
  };
  return redis;
}
