import type { AddressField } from '#app/shell/router/address-fields.ts';
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

/** A vendor's code in an address; empty for all vendors. */
export const vendorField: AddressField<string> = {
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : ''),
  write: (code) => code,
};
