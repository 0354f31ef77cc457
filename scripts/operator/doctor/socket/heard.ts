import type { Target } from "../talk/target";

/** What the chat's socket has said. */
export interface Heard {
  isOpen: boolean;
  /** Why it could not be opened, or was closed. */
  closed: string | undefined;
  isRefused: boolean;
  /** The `messaging` events. */
  events: number;
}

/** A connection that is being made. It changes `heard`, and calls `settled` once it is open or has failed. */
export type OpenSocket = (
  target: Target,
  room: string,
  heard: Heard,
  settled: () => void,
) => { close: () => void };
