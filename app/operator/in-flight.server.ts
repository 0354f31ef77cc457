import type { EndpointName } from "schemas/contract";
import { addressGroup } from "~/format/address-group";
import { Overloaded } from "./error";

/** How many calls may be in flight at the same time. */
export interface CallLimits {
  inAll: number;
  perEndpoint: number;
  perMember: number;
}

/** Limits the calls in flight, so that one member, or one service that hangs, cannot use up what all others need. */
export interface InFlight {
  /**
   * Counts a call for a member's key or a `guestKey`. Returns a function to call when it has ended. Throws Overloaded
   * if nothing may be sent.
   */
  enter(endpoint: EndpointName, key: string | undefined): () => void;
}

const CHAT = "chat";
const GUEST = "guest ";

/** What the calls of guests are counted by: their address, as guests have no other name. */
export function guestKey(address: string): string {
  return GUEST + addressGroup(address);
}

export function createInFlight({ inAll, perEndpoint, perMember }: CallLimits): InFlight {
  const guests = Math.ceil(perEndpoint / 4);
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;

  function add(key: string, change: number): void {
    const count = countOf(key) + change;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }

  /**
   * Guests hold the chat for as long as their uploads take, so members keep most of it. Nothing else of theirs is
   * counted by address, because thousands of people may sign in from one.
   */
  function limitsOf(service: string, key: string): [string, number][] {
    if (!key.startsWith(GUEST)) return [[`member ${key}`, perMember]];
    if (service !== CHAT) return [];
    return [
      ["guests", guests],
      [key, Math.ceil(guests / 2)],
    ];
  }

  return {
    enter(endpoint, key) {
      const service = serviceOf(endpoint);
      const limits: [string, number][] = [
        ["all", inAll],
        [service, perEndpoint],
        ...(key === undefined ? [] : limitsOf(service, key)),
      ];
      if (limits.some(([key, most]) => countOf(key) >= most)) throw new Overloaded(endpoint);
      for (const [key] of limits) add(key, 1);
      return () => {
        for (const [key] of limits) add(key, -1);
      };
    },
  };
}

/** The service of a call, which may hang as a whole: the whole chat is one, any other endpoint its own. */
function serviceOf(endpoint: EndpointName): string {
  return endpoint.startsWith("chat.") ? CHAT : `endpoint ${endpoint}`;
}
