/** What Redis says of itself (`INFO everything`), as far as it concerns its size. */
export interface StoreInfo {
  pid: number;
  /** Commands since its start, those that scripts run included. */
  commands: number;
  byCommand: Record<string, number>;
  connections: number;
  memoryBytes: number;
  keys: number;
}

/** Reads the lines of INFO; a value that is missing is 0. */
export function readStoreInfo(text: string): StoreInfo {
  const value = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, "m").exec(text)?.[1] ?? 0);
  const commands = [...text.matchAll(/^cmdstat_([^:]+):calls=(\d+)/gm)];
  const keys = [...text.matchAll(/^db\d+:keys=(\d+)/gm)];
  return {
    pid: value("process_id"),
    commands: value("total_commands_processed"),
    byCommand: Object.fromEntries(commands.map(([, name = "", calls]) => [name, Number(calls)])),
    connections: value("connected_clients"),
    memoryBytes: value("used_memory"),
    keys: keys.reduce((sum, [, count]) => sum + Number(count), 0),
  };
}

/** How often each command came between two readings, per request; the most frequent first. */
export function commandsPerRequest(
  before: StoreInfo,
  after: StoreInfo,
  requests: number,
): [string, number][] {
  return Object.entries(after.byCommand)
    .map(([name, calls]): [string, number] => [name, (calls - (before.byCommand[name] ?? 0)) / requests])
    .filter(([, each]) => each > 0)
    .toSorted(([, one], [, other]) => other - one);
}
