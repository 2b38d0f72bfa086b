import { UsageError } from '#cli/problems/usage-error.ts';

const HOUR = 3_600_000;
const UNITS = new Map([
  ['h', HOUR],
  ['d', 24 * HOUR],
]);
const LONGEST = 90 * 24 * HOUR;

/**
 * When a preview expires. @param written duration such as `3d` or `12h` @throws UsageError for any other text, and for
 * more than 90 days
 */
export function expiryOf(written: string, now: Date): Date {
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([hd])$/.exec(written) ?? [];
  const duration = Number(count) * (UNITS.get(unit) ?? 0);
  if (duration > 0 && duration <= LONGEST) return new Date(now.getTime() + duration);
  throw new UsageError(`\`--expires\` takes hours or days, such as 12h or 3d, and 90d at most. It got "${written}".`);
}

/**
 * Regular expression of all times from a moment on, as web servers cannot compare numbers. Times are seconds since 1970
 * with ten digits, valid until 2286; a fraction may follow.
 */
export function timesFrom(moment: Date): string {
  const digits = String(Math.ceil(moment.getTime() / 1000)).padStart(10, '0');
  const later = [...digits].flatMap((digit, index) => {
    if (digit === '9') return [];
    const rest = digits.length - index - 1;
    return [`${digits.slice(0, index)}[${Number(digit) + 1}-9]${'[0-9]'.repeat(rest)}`];
  });
  return `^(?:${[...later, digits].join('|')})`;
}
