/** Works on one item at a time. */
export type Lane<Item> = (item: Item) => Promise<void>;

/**
 * Processes a list in parallel lanes; each takes the next item as soon as it is free. After a failure
 * no item is started, and those in progress are finished.
 * @throws the first failure
 */
export async function runPool<Item>(items: readonly Item[], lanes: readonly Lane<Item>[]): Promise<void> {
  const failures: unknown[] = [];
  const queue = items.values();
  const run = async (lane: Lane<Item>) => {
    // All lanes share one iterator, so each item is taken once.
    for (const item of queue) {
      await lane(item).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(lanes.map(run));
  if (failures.length > 0) throw failures[0];
}
