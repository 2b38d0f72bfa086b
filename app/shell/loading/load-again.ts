/**
 * Loads what nobody waits for, and tries again whenever the connection is back.
 * @param load the `import()` itself
 */
export const loadAgainOnline = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(
    () => new Promise((resolve) => addEventListener('online', () => resolve(loadAgainOnline(load)), { once: true })),
  );
