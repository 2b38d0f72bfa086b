import type { MinorUnits } from '#schemas/money/minor-units.ts';

/** Posted by a game to the surrounding page after a round. */
export interface BalanceMessage {
  type: 'brandgen:balance';
  /** Integer of the currency's minor unit. */
  balance: MinorUnits;
}

/** True if a message reports a changed balance. */
export function isBalanceMessage(data: unknown): data is BalanceMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { type, balance }: { type?: unknown; balance?: unknown } = data;
  return type === 'brandgen:balance' && Number.isSafeInteger(balance);
}

/** Whether a message reports that a round has begun, or is over without a result; undefined for any other message. */
export function roundMessage(data: unknown): 'begun' | 'over' | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, round }: { type?: unknown; round?: unknown } = data;
  if (type !== 'brandgen:round') return undefined;
  return round === 'begun' || round === 'over' ? round : undefined;
}

/** True if a message asks for the deposit page. */
export function isDepositMessage(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'brandgen:deposit';
}
