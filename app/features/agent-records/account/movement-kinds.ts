import type { MovementKind } from '#schemas/generated/platform.ts';

/** In the order of the filter. */
export const MOVEMENT_KINDS = [
  'deposit',
  'withdrawal',
  'returned',
  'upline',
  'downline',
  'dividend',
  'salary',
  'bet',
  'win',
  'refund',
  'points',
  'bonus',
  'mission',
  'wallet',
  'other',
] as const satisfies readonly MovementKind[];
