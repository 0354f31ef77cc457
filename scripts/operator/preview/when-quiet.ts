/** Runs `act` once after a burst of calls: `quietMs` after the last of them, and at most `mostMs` after the first. */
export function whenQuiet(
  act: () => void,
  { quietMs, mostMs }: { quietMs: number; mostMs: number },
): { call(): void; cancel(): void } {
  let quiet: NodeJS.Timeout | undefined;
  let latest: NodeJS.Timeout | undefined;
  function cancel(): void {
    clearTimeout(quiet);
    clearTimeout(latest);
    latest = undefined;
  }
  function run(): void {
    cancel();
    act();
  }
  return {
    call() {
      clearTimeout(quiet);
      quiet = setTimeout(run, quietMs);
      latest ??= setTimeout(run, mostMs);
    },
    cancel,
  };
}
