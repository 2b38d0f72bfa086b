export interface RateLimits {
  lowest: number;
  highest: number;
}

/** Whether an entered rate is one, in hundredths of a per cent, and within its limits. */
export function isRateWithin(value: number | null, { lowest, highest }: RateLimits): value is number {
  return isRate(value) && value >= lowest && value <= highest;
}

/** What is wrong with an entered rate: no number of two decimals, or beyond its limits. */
export function rateFault(value: number | null, limits: RateLimits): 'number' | 'outOfRange' | undefined {
  if (!isRate(value)) return 'number';
  return isRateWithin(value, limits) ? undefined : 'outOfRange';
}

function isRate(value: number | null): value is number {
  return value !== null && Number.isSafeInteger(value);
}
