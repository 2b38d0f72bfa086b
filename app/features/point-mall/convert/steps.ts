import type { PointConfig } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits, ZERO } from '#schemas/money/minor-units.ts';

type Ratio = PointConfig['ratio'];

/** The largest number of whole steps that the balance covers. */
export function maxSteps(balance: number, ratio: Ratio): number {
  return Math.floor(balance / ratio.points);
}

/** Value in money; 0 unless the points are a multiple of a step. */
export function amountOf(points: number | null, ratio: Ratio): MinorUnits {
  if (points === null || !Number.isSafeInteger(points) || points <= 0 || points % ratio.points !== 0) return ZERO;
  return minorUnits((points / ratio.points) * ratio.amount);
}
