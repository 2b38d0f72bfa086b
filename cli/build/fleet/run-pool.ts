/** Works on one item at a time. */
export type Lane<Item> = (item: Item) => Promise<void>;

/**
 * Processes items in parallel lanes; each lane takes the next item when it is free. After a failure no further item is
 * started, but those in progress are finished. @throws the first failure
 */
export async function runPool<Item>(items: readonly Item[], lanes: readonly Lane<Item>[]): Promise<void> {
  const failures: unknown[] = [];
  const queue = items.values();
  const run = async (lane: Lane<Item>) => {
    // Share one iterator between the lanes, so that each item is taken once.
    for (const item of queue) {
      await lane(item).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(lanes.map(run));
  if (failures.length > 0) throw failures[0];
}
