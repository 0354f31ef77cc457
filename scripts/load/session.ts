/** What a member does in half an hour: how often, and how many requests that is each time. */
export const halfHour = {
  signIn: { weight: 1, requests: 2 },
  home: { weight: 45, requests: 1 },
  game: { weight: 22, requests: 1 },
  statement: { weight: 12, requests: 1 },
  transfer: { weight: 3, requests: 3 },
} as const;

export type Act = keyof typeof halfHour;

export const acts = Object.entries(halfHour).map(([name, { weight }]) => ({ name: name as Act, weight }));

/** Requests a minute, by the table above: one every 20 s. */
export const REQUESTS_A_MINUTE =
  Object.values(halfHour).reduce((sum, { weight, requests }) => sum + weight * requests, 0) / 30;

/** The rate of so many members at once, in requests a second. */
export function rateOf(members: number, requestsAMinute: number): number {
  return (members * requestsAMinute) / 60;
}
