import type { Translate } from '#app/language/translate.ts';
import type { StopChoice } from './stop-choice.ts';

/** Effects of a break, one sentence per line. @param length of the break, in words */
export function stopLines(t: Translate<'player-care'>, choice: StopChoice, length: string): string[] {
  const isExclusion = choice.kind === 'exclusion';
  const isForGood = isExclusion && choice.period === 'forever';
  return [
    isForGood ? t('break.what.forever') : t('break.what.length', { length }),
    t('break.what.closed'),
    t('break.what.no'),
    ...(isExclusion ? [t('break.what.person')] : []),
    ...(isExclusion && choice.scope === 'operator' ? [t('break.what.operator')] : []),
    t('break.what.money'),
    t('break.what.fixed'),
    ...(isForGood ? [] : [t(isExclusion ? 'break.what.ask' : 'break.what.opens')]),
  ];
}
