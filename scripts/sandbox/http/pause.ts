/** Waits `ms`, or until `ends` is aborted. Never throws. */
export function pause(ms: number, ends: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ends.aborted || ms <= 0) return resolve();
    const finish = () => {
      clearTimeout(timer);
      ends.removeEventListener("abort", finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    ends.addEventListener("abort", finish);
  });
}
