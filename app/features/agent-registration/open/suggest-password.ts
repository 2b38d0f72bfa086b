import { checkField } from '#app/kinds/account-fields/check-field.ts';
import type { FieldRule } from '#schemas/generated/platform.ts';

/** Excludes characters that look alike, because passwords are written down or read out. */
const LOWER = 'abcdefghjkmnpqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SYMBOLS = '!#$%*+-=?@';

/** Sets of characters, strongest first. A password has at least one character of each set. */
const RECIPES = [[UPPER, LOWER, DIGITS, SYMBOLS], [UPPER, LOWER, DIGITS], [UPPER, LOWER], [UPPER], [LOWER], [DIGITS]];
const USUAL_LENGTH = 12;

/** A random password that satisfies a rule, or undefined if no recipe fits the rule. */
export function suggestPassword(rule: FieldRule): string | undefined {
  const length = lengthFor(rule);
  return RECIPES.map((sets) => passwordOf(sets, length)).find((password) => !checkField(password, rule));
}

function lengthFor({ minLength, maxLength }: FieldRule): number {
  const longest = maxLength > 0 && maxLength >= minLength ? maxLength : Number.POSITIVE_INFINITY;
  return Math.min(Math.max(USUAL_LENGTH, minLength), longest);
}

/** Starts with a character of the first set, as some rules require. The rest are shuffled. */
function passwordOf(sets: readonly string[], length: number): string {
  const all = sets.join('');
  const [first = all, ...others] = sets;
  const rest = [...others, ...Array.from({ length: Math.max(0, length - sets.length) }, () => all)].map(signOf);
  return [signOf(first), ...shuffled(rest)].slice(0, length).join('');
}

function signOf(set: string): string {
  return set.charAt(randomBelow(set.length));
}

/** Fisher–Yates shuffle: every order is equally likely. */
function shuffled(signs: readonly string[]): string[] {
  const mixed = [...signs];
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    const other = randomBelow(index + 1);
    [mixed[index], mixed[other]] = [mixed[other] ?? '', mixed[index] ?? ''];
  }
  return mixed;
}

/** A uniformly distributed random integer below a limit of at most 256. */
function randomBelow(limit: number): number {
  const even = 256 - (256 % limit);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < even) return byte % limit;
  }
}
