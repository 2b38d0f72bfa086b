import type { ModuleStore } from './module-store.ts';

/** Names of the features that need a call, by the call's method and path. */
export type NeededCalls = Readonly<Record<string, readonly string[]>>;

/**
 * Notes a call that the platform lacks: the features that need it are off from then on, as if their module were. The
 * operator's engineers read it in the browser's console.
 */
export function noteLacking(store: ModuleStore, operation: string, needed: NeededCalls = {}): void {
  const features = needed[operation] ?? [];
  // biome-ignore lint/suspicious/noConsole: an error event would count as a failure of the site
  console.warn('Platform: lacks', operation, features);
  store.setState(({ lacking = [], without = [] }) => ({
    lacking: new Set([...lacking, operation]),
    without: new Set([...without, ...features]),
  }));
}
