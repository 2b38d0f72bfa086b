import type { TranslateShell } from '#app/language/translate.ts';
import type { FieldRule } from '#schemas/generated/platform.ts';
import { lengthHint } from './check-field.ts';
import type { Fault } from './fault.ts';
import { patternHint } from './match-pattern.ts';

/**
 * The message of an error, with its numbers.
 * @param t of a feature with words for the platform's rules
 */
export function faultText({ key, values, length }: Fault, t: TranslateShell): string {
  const words = t(key, { ...values, defaultValue: t('pattern.other', { defaultValue: '' }) });
  return length ? both(faultText(length, t), words, t) : words;
}

/** Hint shown before typing: length and pattern; undefined if the rule has neither. */
export function ruleText(rule: FieldRule, t: TranslateShell): string | undefined {
  const [length, pattern] = [lengthHint(rule), patternHint(rule.acceptedPattern)].map(
    (part) => part && faultText(part, t),
  );
  return length && pattern ? both(length, pattern, t) : (length ?? pattern);
}

function both(length: string, pattern: string, t: TranslateShell): string {
  return t('hint.both', { length, pattern, defaultValue: '' });
}
