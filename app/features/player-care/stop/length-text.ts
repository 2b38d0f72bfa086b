import type { Translate } from '#app/language/translate.ts';
import type { StopChoice } from './stop-choice.ts';

const DAY = 24;
const WEEK = 7 * DAY;

/** Length of a break in words. */
export function lengthText(t: Translate<'player-care'>, choice: StopChoice, tag: string): string {
  if (choice.kind === 'exclusion') return t(`break.period.${choice.period}`);
  const { hours } = choice;
  const [count, unit] = hours > WEEK && hours % WEEK === 0 ? [hours / WEEK, 'week'] : [hours / DAY, 'day'];
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
