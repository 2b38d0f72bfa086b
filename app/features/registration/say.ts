import type { TFunction } from 'i18next';
import type { Fault } from '#app/shell/field-rules/fault.ts';

/** A fault in words, with its numbers. */
export function say({ key, values, length }: Fault, t: TFunction): string {
  const words = t(key, { ...values });
  return length ? t('hint.both', { length: say(length, t), pattern: words }) : words;
}
