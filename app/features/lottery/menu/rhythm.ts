import type { WordsOf } from '#app/language/translate.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Key and values of the text that says how often a game is drawn. */
export function rhythmOf(
  seconds: number,
): [key: Extract<WordsOf<'lottery'>, `rhythm.${string}`>, values: { count: number }] {
  if (seconds >= 7 * DAY) return ['rhythm.weekly', { count: 1 }];
  if (seconds >= DAY) return ['rhythm.daily', { count: 1 }];
  if (seconds >= HOUR) return ['rhythm.hours', { count: seconds / HOUR }];
  return ['rhythm.minutes', { count: seconds / MINUTE }];
}
