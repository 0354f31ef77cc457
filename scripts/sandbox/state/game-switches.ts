import * as z from "zod";
import { flag } from "../http/request-body";

/** `closed`: no new accounts. `maintenance`: the provider responds to neither the operator nor players. */
export const gameStates = ["open", "closed", "maintenance"] as const;

const address = z.string().max(2_000).nullable().optional();

/** The settings of a game that a person or a test may change at runtime. */
export const gameSwitchSchema = z.strictObject({
  state: z.enum(gameStates).optional(),
  /** False: the wallet leaves it out. */
  isListed: flag.optional(),
  /** Replaces the catalogue's URL in the wallet's response; null for none. `/…` is a path on the provider site. */
  web: address,
  android: address,
  ios: address,
  /** What auto-login returns instead of a one-time link. */
  link: z.string().max(2_000).optional(),
});

export type GameSwitch = z.output<typeof gameSwitchSchema>;

/** Game settings for everybody, and settings for single members that override them. */
export class GameSwitches {
  readonly #switches = new Map<string, GameSwitch>();

  ofEverybody(code: string): GameSwitch {
    return this.#switches.get(keyOf(code)) ?? {};
  }

  of(username: string, code: string): GameSwitch {
    return { ...this.ofEverybody(code), ...this.#switches.get(keyOf(code, username)) };
  }

  merge(code: string, change: GameSwitch, username?: string): GameSwitch {
    const key = keyOf(code, username);
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    const merged = { ...this.#switches.get(key), ...Object.fromEntries(given) };
    this.#switches.set(key, merged);
    return merged;
  }

  list() {
    return [...this.#switches].map(([key, change]) => {
      const [code, username] = JSON.parse(key) as [string, string | null];
      return { code, username, ...change };
    });
  }

  /** Clears all settings, or those of one member. Returns how many. */
  clear(username?: string): number {
    const meant = this.list().filter((change) => username === undefined || change.username === username);
    for (const change of meant) this.#switches.delete(keyOf(change.code, change.username ?? undefined));
    return meant.length;
  }
}

function keyOf(code: string, username?: string): string {
  return JSON.stringify([code, username ?? null]);
}
