/**
 * Loads a part in the background and retries whenever the connection returns.
 * @param load the `import()` itself
 */
export const loadAgainOnline = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(
    () => new Promise((resolve) => addEventListener('online', () => resolve(loadAgainOnline(load)), { once: true })),
  );
