import type { OpenLink } from "./connection";
import { fieldsOf } from "./wire-value";

/** The part of a Socket.IO client that we use. It is already connecting and must not reconnect by itself. */
export interface EventSocket {
  readonly connected: boolean;
  emit: (event: string, room: string, answer: (said: unknown) => void) => unknown;
  on: (event: string, listener: (given: unknown) => void) => unknown;
  disconnect: () => unknown;
}

/** Options for `io`: each attempt is a new connection, and ChatConnection decides when to try again. */
export const socketIoOptions = {
  reconnection: false,
  forceNew: true,
  transports: ["websocket", "polling"],
  tryAllTransports: true,
};

/** Socket.IO at the operator's chat origin. Uses the acknowledgement of the join if the operator sends one. */
export function socketIoLink(open: () => EventSocket): OpenLink {
  return ({ opened, joined, refused, closed, received }) => {
    const socket = open();
    socket.on("connect", opened);
    socket.on("connect_error", closed);
    socket.on("disconnect", closed);
    socket.on("messaging", received);
    return {
      join: (room) =>
        socket.emit("join", room, (said) => (fieldsOf(said).error === undefined ? joined() : refused())),
      isOpen: () => socket.connected,
      close: () => socket.disconnect(),
    };
  };
}
