import type { GameType, MovementKind } from '#schemas/generated/platform.ts';

/** In the order of the filter. */
export const MOVEMENT_KINDS = [
  ...(['deposit', 'withdrawal', 'returned', 'upline', 'downline', 'dividend', 'salary'] as const),
  ...(['bet', 'win', 'refund', 'points', 'bonus', 'mission', 'wallet', 'other'] as const),
] satisfies readonly MovementKind[];

/** In the order of the filter. */
export const GAME_TYPES = [
  ...(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'BG'] as const),
] satisfies readonly GameType[];

export const BET_RESULTS = ['won', 'lost'] as const;

/** The code of a vendor, which an address may hold; undefined for anything else. */
export function vendorOf(text: string): string | undefined {
  return /^[\w-]{1,64}$/.test(text) ? text : undefined;
}
