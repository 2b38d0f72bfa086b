import type { SlowCalls } from './slow-calls.ts';

/** Gives all slow calls up: the platform has lost them. */
export function giveUpAll({ waiting, store }: SlowCalls): void {
  for (const giveUp of waiting) giveUp();
  waiting.clear();
  store.setState(false);
}
