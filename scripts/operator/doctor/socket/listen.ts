import { setTimeout as pause } from "node:timers/promises";
import type { Pace, Target } from "../talk/target";
import type { Heard, OpenSocket } from "./heard";
import { openSocketIo } from "./socket-io";
import { openWebSocket } from "./web-socket";

interface RoomListener {
  /** Resolves once the room is joined, or could not be. */
  ready: Promise<void>;
  close: () => Promise<Heard>;
}

/** Joins a room of the chat, by the transport that the brand uses. */
export function listen(target: Target, room: string): RoomListener {
  const heard: Heard = { isOpen: false, closed: undefined, isRefused: false, events: 0 };
  const open: OpenSocket = target.brand?.chat.transport === "websocket" ? openWebSocket : openSocketIo;
  let socket: ReturnType<OpenSocket> | undefined;
  const connected = new Promise<void>((settled) => {
    socket = open(target, room, heard, settled);
  });
  return {
    // The wait for a connection does not keep the process that has its report by then.
    ready: Promise.race([connected, pause(target.pace.timeoutMs, undefined, { ref: false })]).then(() =>
      settle(target.pace),
    ),
    async close() {
      await settle(target.pace);
      const said = { ...heard };
      socket?.close();
      return said;
    },
  };
}

/** A refusal, or an event, comes a moment later. */
function settle({ settleMs }: Pace): Promise<void> {
  return pause(settleMs);
}
