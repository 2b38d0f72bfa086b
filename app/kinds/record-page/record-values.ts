import type { GameType, MovementKind } from '#schemas/generated/platform.ts';

/** Values in the order of the filter. */
export const MOVEMENT_KINDS = [
  ...(['deposit', 'withdrawal', 'returned', 'upline', 'downline', 'dividend', 'salary'] as const),
  ...(['bet', 'win', 'refund', 'points', 'bonus', 'mission', 'wallet', 'other'] as const),
] satisfies readonly MovementKind[];

/** Values in the order of the filter. */
export const GAME_TYPES = [
  ...(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'BG'] as const),
] satisfies readonly GameType[];

export const BET_RESULTS = ['won', 'lost'] as const;

/** Reads a vendor's code from an address; undefined for anything else. */
export function vendorOf(text: string): string | undefined {
  return /^[\w-]{1,64}$/.test(text) ? text : undefined;
}
