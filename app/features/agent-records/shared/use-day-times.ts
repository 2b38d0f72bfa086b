import { useClock } from '#app/shell/clock/use-clock.ts';

/** Formats times on the merchant's clock: `short` for rows, `full` for details. */
export function useDayTimes(timeZone: string | undefined) {
  const [short, full] = [useClock('short', timeZone), useClock('second', timeZone)];
  return { short, full };
}
