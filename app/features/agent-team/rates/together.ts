import type { RateLimits } from '#app/kit/rate/rate-fault.ts';
import type { RateRange, RefusedRate } from '#schemas/generated/platform.ts';

/** Rates that several accounts can be set to at once. */
export interface Together {
  /** Accounts whose rates the agent can set. */
  direct: readonly RateRange[];
  /** Range that every account can have. */
  shared: RateLimits;
  /** Range that at least one account can have. */
  widest: RateLimits;
}

/** @returns null if there is no direct downline among the accounts */
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

/** Accounts that keep their rates, with the reasons. @param rate null lists only those that can never be changed here */
export function unableTo(ranges: readonly RateRange[], rate: number | null): RefusedRate[] {
  return ranges.flatMap(({ isDirect, ...range }): RefusedRate[] => {
    if (!isDirect) return [{ ...range, reason: 'not_direct_downline' }];
    const isOut = rate !== null && rate !== range.rate && (rate < range.lowestRate || rate > range.highestRate);
    return isOut ? [{ ...range, reason: 'rate_out_of_range' }] : [];
  });
}

/** The rate of all accounts if they have the same one, otherwise null. */
export function commonRate(ranges: readonly RateRange[]): number | null {
  const [first] = ranges;
  return first && ranges.every(({ rate }) => rate === first.rate) ? first.rate : null;
}
