/** How many requests are under way at a time. */
const LANES = 8;

/** Does some work for each entry, several at a time, in their order. It starts nothing more after a failure, which it throws. */
export async function inLanes<Entry>(entries: readonly Entry[], work: (entry: Entry) => Promise<void>): Promise<void> {
  const left = entries.values();
  let hasFailed = false;
  const lane = async () => {
    for (const entry of left) {
      if (hasFailed) return;
      try {
        await work(entry);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  const failed = lanes.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
