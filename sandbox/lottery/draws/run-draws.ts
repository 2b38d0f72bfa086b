import type { Platform } from '#sandbox/platform.ts';
import type { Report } from '#sandbox/server/errors.ts';
import { settleDue } from '../bets/settle.ts';
import { drawTeller } from './tell-draws.ts';

/** Milliseconds between two looks at the clock. */
const PAUSE = 1000;

/**
 * Settles bets when their draw is due and tells the open sites of it; at once those whose draw was due while the platform did not run.
 * @returns what ends that, and settles when it has ended
 */
export function runDraws(platform: Platform, report: Report): () => Promise<void> {
  const tellDue = drawTeller(platform);
  let running = true;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    await settleDue(platform).catch((cause: unknown) => report(`The draws could not be settled: ${String(cause)}`));
    await tellDue().catch((cause: unknown) => report(`The draws could not be told: ${String(cause)}`));
    if (running) timer = setTimeout(() => (current = round()), PAUSE);
  };
  let current = round();
  return async () => {
    running = false;
    clearTimeout(timer);
    await current;
  };
}
