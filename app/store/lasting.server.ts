import type { Redis } from "ioredis";

/**
 * Until `disconnect` is called, a connection that has ended is made again. ioredis gives up for good when it hears of a
 * failover while it asks Sentinels for the master, and after a failover both happen at about the same time.
 */
export function lasting(redis: Redis, pauseMs: number): Redis {
  let isOver = false;
  const disconnect = redis.disconnect.bind(redis);
  redis.disconnect = (reconnect) => {
    if (!reconnect) isOver = true;
    disconnect(reconnect);
  };
  // Whoever hears of errors has heard of what ended it, and hears of what fails next.
  const again = () => !isOver && void redis.connect().catch(() => undefined);
  redis.on("end", () => setTimeout(again, pauseMs));
  return redis;
}
