import type { MinorUnits } from '#schemas/money/minor-units.ts';

/** Terms that all flows with a daily limit share. */
export interface FlowTerms {
  currency: string;
  balance: MinorUnits;
  /** Part of the balance that can leave. */
  available: MinorUnits;
  min: MinorUnits;
  /** Daily limit. */
  limit: { times: number; amount: MinorUnits };
  /** Rest of today's limit. */
  left: { times: number; amount: MinorUnits };
}

/** The largest amount that can leave now. */
export function mostOf({ available, left }: FlowTerms): MinorUnits {
  return available < left.amount ? available : left.amount;
}
