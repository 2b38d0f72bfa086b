/** Requests in parallel. */
const LANES = 8;

/** Runs work for each entry in order, several in parallel. Starts no more after a failure, which it throws. */
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
