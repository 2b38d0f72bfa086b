import type { IncomeSums } from '#schemas/generated/platform.ts';

/** What adds to the income, and what is taken from it, in the order of the columns. */
export const INCOME_PARTS = [
  ...(['commission', 'dividends', 'salaries'] as const),
  ...(['dividendsPaid', 'salariesPaid'] as const),
] satisfies readonly (keyof IncomeSums)[];
