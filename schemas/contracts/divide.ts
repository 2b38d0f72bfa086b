import { type MinorUnits, minorUnits, minus, sumOf } from '../money/minor-units.ts';

/**
 * Divides what comes in among several sums: all are paid if it is enough, otherwise the same part of each. The units that rounding
 * leaves go to the largest fractions, earlier sums first.
 */
export function divide(income: MinorUnits, dues: readonly MinorUnits[]): MinorUnits[] {
  const whole = sumOf(dues);
  if (whole <= income) return [...dues];
  const parts = dues.map((due) => part(due, income, whole));
  const left = minus(income, sumOf(parts.map(({ paid }) => paid)));
  const order = parts
    .map((_, index) => index)
    .sort((a, b) => compare(parts[b]?.rest ?? 0n, parts[a]?.rest ?? 0n) || a - b);
  const extra = new Set(order.slice(0, left));
  return parts.map(({ paid }, index) => (extra.has(index) ? minorUnits(paid + 1) : paid));
}

/** The products may be beyond the safe integers. */
function part(due: MinorUnits, income: MinorUnits, whole: MinorUnits): { paid: MinorUnits; rest: bigint } {
  const product = BigInt(due) * BigInt(income);
  return { paid: minorUnits(Number(product / BigInt(whole))), rest: product % BigInt(whole) };
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b);
}
