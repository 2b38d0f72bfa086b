import type { MinorUnits } from '#schemas/money/minor-units.ts';

/** The part of the platform's terms that all flows with a daily limit have. */
export interface FlowTerms {
  currency: string;
  balance: MinorUnits;
  /** The part of the balance that can leave. */
  available: MinorUnits;
  min: MinorUnits;
  /** Of a day. */
  limit: { times: number; amount: MinorUnits };
  /** Of today's limit. */
  left: { times: number; amount: MinorUnits };
}

/** The largest amount that can leave now. */
export function mostOf({ available, left }: FlowTerms): MinorUnits {
  return available < left.amount ? available : left.amount;
}
