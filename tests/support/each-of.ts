/** Does something for each, so many at once: a busy machine leaves out what it cannot read within two seconds. */
export async function eachOf<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  while (results.length < items.length) {
    const next = items.slice(results.length, results.length + atOnce);
    results.push(...(await Promise.all(next.map(work))));
  }
  return results;
}
