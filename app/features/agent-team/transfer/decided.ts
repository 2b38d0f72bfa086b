import type { MinorUnits } from '#schemas/money/minor-units.ts';

/** What the agent has decided, on the terms shown then. */
export interface Decided {
  amount: MinorUnits;
  made: number;
}
