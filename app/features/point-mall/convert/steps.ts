import type { PointConfig } from '#schemas/generated/platform.ts';
import { type MinorUnits, minorUnits, ZERO } from '#schemas/money/minor-units.ts';

type Ratio = PointConfig['ratio'];

/** The most whole steps that the points can pay for. */
export function maxSteps(balance: number, ratio: Ratio): number {
  return Math.floor(balance / ratio.points);
}

/** Value of the points; 0 unless they are whole steps. */
export function amountOf(points: number | null, ratio: Ratio): MinorUnits {
  if (points === null || !Number.isSafeInteger(points) || points <= 0 || points % ratio.points !== 0) return ZERO;
  return minorUnits((points / ratio.points) * ratio.amount);
}
