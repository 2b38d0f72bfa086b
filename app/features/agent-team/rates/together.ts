import type { RateLimits } from '#app/kit/rate/rate-fault.ts';
import type { RateRange, RefusedRate } from '#schemas/generated/platform.ts';

/** Rates that can be set for some accounts at once. */
export interface Together {
  /** The accounts whose rates the agent may set. */
  direct: readonly RateRange[];
  /** Rates that each of them can have. */
  shared: RateLimits;
  /** Rates that at least one of them can have. */
  widest: RateLimits;
}

/** @returns null when none of the accounts is a direct downline */
export function together(ranges: readonly RateRange[]): Together | null {
  const direct = ranges.filter(({ isDirect }) => isDirect);
  if (direct.length === 0) return null;
  const lowest = direct.map(({ lowestRate }) => lowestRate);
  const highest = direct.map(({ highestRate }) => highestRate);
  return {
    direct,
    shared: { lowest: Math.max(...lowest), highest: Math.min(...highest) },
    widest: { lowest: Math.min(...lowest), highest: Math.max(...highest) },
  };
}

/** The accounts that keep their rate, whatever rate the others get or beside this one, each with its reason. */
export function unableTo(ranges: readonly RateRange[], rate: number | null): RefusedRate[] {
  return ranges.flatMap(({ isDirect, ...range }): RefusedRate[] => {
    if (!isDirect) return [{ ...range, reason: 'not_direct_downline' }];
    const isOut = rate !== null && rate !== range.rate && (rate < range.lowestRate || rate > range.highestRate);
    return isOut ? [{ ...range, reason: 'rate_out_of_range' }] : [];
  });
}

/** The rate that all accounts have, if it is one. */
export function commonRate(ranges: readonly RateRange[]): number | null {
  const [first] = ranges;
  return first && ranges.every(({ rate }) => rate === first.rate) ? first.rate : null;
}
