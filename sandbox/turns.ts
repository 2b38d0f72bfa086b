/** Work that waits for other work with the same key, in this process. */
export interface Turns {
  /**
   * Runs work after all earlier work with the same key. Never call it while holding a database connection, as the
   * earlier work may need one.
   */
  take<Value>(key: string, work: () => Promise<Value>): Promise<Value>;
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    async take(key, work) {
      const earlier = last.get(key);
      const own = (async () => {
        // The caller of the earlier work handles its failure.
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
