import type { PointConfig } from '#schemas/generated/platform.ts';

type Ratio = PointConfig['ratio'];

/** The most whole steps that the points can pay for. */
export function maxSteps(balance: number, ratio: Ratio): number {
  return Math.floor(balance / ratio.points);
}

/** Value of the points in minor units; 0 unless they are whole steps. */
export function amountOf(points: number | null, ratio: Ratio): number {
  if (points === null || !Number.isSafeInteger(points) || points <= 0 || points % ratio.points !== 0) return 0;
  return (points / ratio.points) * ratio.amount;
}
