import type { SlowCalls } from './slow-calls.ts';

/** Gives the slow calls up that the platform has lost: those of which nothing arrives, and which can be repeated safely. */
export function giveUpAll({ waiting, store }: SlowCalls): void {
  for (const giveUp of waiting) if (giveUp() !== false) waiting.delete(giveUp);
  store.setState(waiting.size > 0);
}
