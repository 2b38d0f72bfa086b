import type { Translate } from '#app/language/translate.ts';
import type { Fault } from '#app/shared/field-rules/fault.ts';

/** The message of an error, with its numbers. */
export function say({ key, values, length }: Fault, t: Translate<'registration'>): string {
  const words = t(key, { ...values, defaultValue: t('pattern.other') });
  return length ? t('hint.both', { length: say(length, t), pattern: words }) : words;
}
