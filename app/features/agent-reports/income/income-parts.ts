import type { IncomeSums } from '#schemas/generated/platform.ts';

/** Additions to the income, then deductions, in the order of the columns. */
export const INCOME_PARTS = [
  ...(['commission', 'dividends', 'salaries'] as const),
  ...(['dividendsPaid', 'salariesPaid'] as const),
] satisfies readonly (keyof IncomeSums)[];
