import type { EndpointName } from "schemas/contract";
import { Overloaded } from "./error";

/** How many calls may be in flight at the same time. */
export interface CallLimits {
  inAll: number;
  perEndpoint: number;
  perMember: number;
}

/** Limits the calls in flight, so that one member, or one service that hangs, cannot use up what all others need. */
export interface InFlight {
  /** Returns a function to call when the call has ended. Throws Overloaded if nothing may be sent. */
  enter(endpoint: EndpointName, member: string | undefined): () => void;
}

export function createInFlight({ inAll, perEndpoint, perMember }: CallLimits): InFlight {
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;

  function add(key: string, change: number): void {
    const count = countOf(key) + change;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }

  return {
    enter(endpoint, member) {
      const limits: [string, number][] = [
        ["all", inAll],
        [serviceOf(endpoint), perEndpoint],
      ];
      if (member !== undefined) limits.push([`member ${member}`, perMember]);
      if (limits.some(([key, most]) => countOf(key) >= most)) throw new Overloaded(endpoint);
      for (const [key] of limits) add(key, 1);
      return () => {
        for (const [key] of limits) add(key, -1);
      };
    },
  };
}

/** What hangs as one: the chat is a service of its own, and guests, whom no limit per member covers, call all of it. */
function serviceOf(endpoint: EndpointName): string {
  return endpoint.startsWith("chat.") ? "chat" : `endpoint ${endpoint}`;
}
