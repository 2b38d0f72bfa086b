import type { Platform } from '#sandbox/platform.ts';
import type { Report } from '#sandbox/process/report.ts';
import { settleDue } from '../bets/settle.ts';
import { lotteryGames } from '../games/lottery-games.ts';
import { dueDrawPublisher } from './publish-draws.ts';
import { drawnBetween } from './schedule.ts';

/** Milliseconds between two runs. */
const PAUSE = 1000;

/** Milliseconds in which a bet that was on its way when its draw came due has arrived. */
const ARRIVAL = 10_000;

/**
 * Settles bets and publishes draws as they come due, starting with those missed while the platform was down.
 * @returns stops it; resolves after the last run
 */
export function runDraws(platform: Platform, report: Report): () => Promise<void> {
  const publishDue = dueDrawPublisher(platform);
  let running = true;
  /** All bets due until then are settled. Saves the database a query where there is no draw to settle. */
  let settledUntil = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  const settle = async (): Promise<void> => {
    const now = platform.now();
    const isQuiet =
      Number.isFinite(settledUntil) && drawnBetween(lotteryGames, settledUntil - ARRIVAL, now).length === 0;
    if (!isQuiet) await settleDue(platform);
    settledUntil = now;
  };
  const round = async (): Promise<void> => {
    await settle().catch((cause: unknown) => report(`The bets on due draws could not be settled: ${String(cause)}`));
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
