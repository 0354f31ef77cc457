/** A rate is found once the next one that is not carried is at most a tenth higher. */
const EXACTLY = 1.1;

/**
 * The highest rate that is carried, found by trials: from `first` on twice as much each time (or half), then between the
 * two. 0 if not even one request a second is carried.
 */
export async function highestRate(
  first: number,
  isCarried: (rate: number) => Promise<boolean>,
): Promise<number> {
  let [carried, refused] = [0, Number.POSITIVE_INFINITY];
  let rate = first;
  while (refused > carried * EXACTLY && rate >= 1) {
    if (await isCarried(rate)) carried = rate;
    else refused = rate;
    rate = carried === 0 ? refused / 2 : Number.isFinite(refused) ? (carried + refused) / 2 : carried * 2;
  }
  return carried;
}
