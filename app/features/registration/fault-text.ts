import type { Translate } from '#app/language/translate.ts';
import type { Fault } from '#app/shared/field-rules/fault.ts';

/** The message of an error, with its numbers. */
export function faultText({ key, values, length }: Fault, t: Translate<'registration'>): string {
  const words = t(key, { ...values, defaultValue: t('pattern.other') });
  return length ? t('hint.both', { length: faultText(length, t), pattern: words }) : words;
}
