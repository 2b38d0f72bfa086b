import { checkField } from '#app/kinds/account-fields/check-field.ts';
import type { FieldRule } from '#schemas/generated/platform.ts';

/** Without signs that look alike, since a password may be written down or read out. */
const LOWER = 'abcdefghjkmnpqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SYMBOLS = '!#$%*+-=?@';

/** Sets of signs, each of which a password has one of; the strongest come first. */
const RECIPES = [[UPPER, LOWER, DIGITS, SYMBOLS], [UPPER, LOWER, DIGITS], [UPPER, LOWER], [UPPER], [LOWER], [DIGITS]];
const USUAL_LENGTH = 12;

/** A random password that follows a rule; undefined for a rule whose make-up no recipe fits. */
export function suggestPassword(rule: FieldRule): string | undefined {
  const length = lengthFor(rule);
  return RECIPES.map((sets) => passwordOf(sets, length)).find((password) => !checkField(password, rule));
}

function lengthFor({ minLength, maxLength }: FieldRule): number {
  const longest = maxLength > 0 && maxLength >= minLength ? maxLength : Number.POSITIVE_INFINITY;
  return Math.min(Math.max(USUAL_LENGTH, minLength), longest);
}

/** Begins with a sign of the first set, as some rules want; the others stand anywhere. */
function passwordOf(sets: readonly string[], length: number): string {
  const all = sets.join('');
  const [first = all, ...others] = sets;
  const rest = [...others, ...Array.from({ length: Math.max(0, length - sets.length) }, () => all)].map(signOf);
  return [signOf(first), ...shuffled(rest)].slice(0, length).join('');
}

function signOf(set: string): string {
  return set.charAt(randomBelow(set.length));
}

/** Fisher and Yates: all orders are equally likely. */
function shuffled(signs: readonly string[]): string[] {
  const mixed = [...signs];
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    const other = randomBelow(place + 1);
    [mixed[place], mixed[other]] = [mixed[other] ?? '', mixed[place] ?? ''];
  }
  return mixed;
}

/** A random whole number below a limit of at most 256; all are equally likely. */
function randomBelow(limit: number): number {
  const even = 256 - (256 % limit);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < even) return byte % limit;
  }
}
