/** Whether this is `npm run ops-test`, on a machine that does nothing else, or the short form within `npm test`. */
export const isFull = process.env.OPS_TEST === "1";

/** How many members there are at once. */
export const MEMBERS = isFull ? 200 : 12;

/** A line of the run's figures. */
export function tell(what: string, measured: string, limit: string): void {
  process.stdout.write(`FIGURE  ${what}: ${measured} (limit: ${limit})\n`);
}
