import { minorUnits } from '#schemas/money/minor-units.ts';
import type { FlowTerms } from './flow-terms.ts';

/** Terms of a member with 500 euros, 200 of which are held back by wagering. */
export const flowTerms: FlowTerms = {
  currency: 'EUR',
  balance: minorUnits(50_000),
  available: minorUnits(30_000),
  min: minorUnits(200),
  limit: { times: 5, amount: minorUnits(100_000) },
  left: { times: 4, amount: minorUnits(80_000) },
};

/** Replaces a flow's words by the key and its values. */
export const keyAndValues = (key: string | readonly string[], values: Readonly<Record<string, unknown>> = {}): string =>
  [key, ...Object.values(values)].join(' ');
