import type { Platform } from '#sandbox/platform.ts';
import type { Report } from '#sandbox/server/errors.ts';
import { settleDue } from '../bets/settle.ts';
import { dueDrawPublisher } from './publish-draws.ts';

/** Milliseconds between two runs. */
const PAUSE = 1000;

/**
 * Settles bets and publishes draws as they come due, starting with those missed while the platform was down.
 * @returns stops it; resolves after the last run
 */
export function runDraws(platform: Platform, report: Report): () => Promise<void> {
  const publishDue = dueDrawPublisher(platform);
  let running = true;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    await settleDue(platform).catch((cause: unknown) =>
      report(`The bets on due draws could not be settled: ${String(cause)}`),
    );
    await publishDue().catch((cause: unknown) => report(`The draws could not be published: ${String(cause)}`));
    if (running) timer = setTimeout(() => (current = round()), PAUSE);
  };
  let current = round();
  return async () => {
    running = false;
    clearTimeout(timer);
    await current;
  };
}
