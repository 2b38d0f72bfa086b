import type { MemberInfo } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';

/** A member for tests with 12.50 in a currency of two digits. */
export const member: MemberInfo = {
  id: 7,
  account: 'player1',
  nickname: 'Player',
  type: 0,
  balance: minorUnits(1250),
  currency: 'EUR',
  vipLabel: 'Gold',
  unreadMessages: 0,
  availablePromos: 0,
};
