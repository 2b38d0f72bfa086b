import { SLOT_MS } from '#schemas/contracts/real-time.ts';
import type { Platform } from '../platform.ts';
import type { Report } from '../process/report.ts';
import { settleRealTime } from './settle-real-time.ts';

/**
 * Pays real-time salaries as each five minutes end, and at the start what was missed while the platform was down.
 * @returns stops it; resolves after the last run
 */
export function runSalaries(platform: Platform, report: Report): () => Promise<void> {
  let isRunning = true;
  let timer: NodeJS.Timeout | undefined;
  const settle = async (): Promise<void> => {
    await settleRealTime(platform).catch((cause: unknown) =>
      report(`The real-time salaries could not be paid: ${String(cause)}`),
    );
    const next = SLOT_MS - (platform.now() % SLOT_MS);
    if (isRunning) timer = setTimeout(() => (current = settle()), next).unref();
  };
  let current = settle();
  return async () => {
    isRunning = false;
    clearTimeout(timer);
    await current;
  };
}
