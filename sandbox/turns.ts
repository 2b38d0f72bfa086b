/** Work that waits for other work with the same key, in this process. */
export interface Turns {
  /**
   * Does work once all earlier work with its key is over. No call that holds a connection of the database may wait here: the work
   * before may need one.
   */
  take<Value>(key: string, work: () => Promise<Value>): Promise<Value>;
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    async take(key, work) {
      const earlier = last.get(key);
      const own = (async () => {
        // Its own caller hears of its failure.
        await earlier?.catch(() => undefined);
        return work();
      })();
      last.set(key, own);
      try {
        return await own;
      } finally {
        if (last.get(key) === own) last.delete(key);
      }
    },
  };
}
