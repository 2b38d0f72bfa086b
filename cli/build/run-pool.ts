/**
 * Works through a list with at most `jobs` items at a time. Results are in the list's order. After a failure nothing new
 * is begun, and what is under way is waited for.
 * @throws the first failure
 */
export async function runPool<Item, Result>(
  items: readonly Item[],
  jobs: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();
  const worker = async () => {
    // All workers draw from one iterator, so each item is taken once.
    for (const [place, item] of queue) {
      if (failures.length > 0) return;
      try {
        results[place] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}
