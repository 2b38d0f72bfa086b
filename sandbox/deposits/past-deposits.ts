import { type MinorUnits, minorUnits, ZERO } from '#schemas/money/minor-units.ts';
import { type PastMovement, pastTime } from '../seed-plan/planned-transaction.ts';
import { MINUTE_MS } from '../time.ts';
import { depositFee } from './deposit-fee.ts';
import { depositMethod } from './deposit-methods.ts';

/** A deposit of the member with a past, in US cents. Times are milliseconds from the first moment of the seeded day. */
export interface PastDeposit {
  id: number;
  methodId: string;
  amount: MinorUnits;
  fee: MinorUnits;
  voucher: string | null;
  opened: number;
  credited: number;
}

const PAID_IN = [
  { methodId: 'qr-pay', amount: minorUnits(10_000), opened: pastTime(14, 5) },
  { methodId: 'voucher', amount: minorUnits(1000), opened: pastTime(12, 40), voucher: 'WELCOMEBACK10' },
  { methodId: 'paloma', amount: minorUnits(5000), opened: pastTime(8, 12) },
  { methodId: 'pacific-union', amount: minorUnits(4000), opened: pastTime(3, 25) },
];

/** In order of time. */
export function pastDeposits(): PastDeposit[] {
  return PAID_IN.map(({ methodId, amount, opened, voucher }, index) => {
    const method = depositMethod('USD', methodId);
    const fee = method ? depositFee(method, amount) : ZERO;
    const credited = opened + (voucher === undefined ? 4 * MINUTE_MS : 0);
    return { id: index + 1, methodId, amount, fee, voucher: voucher ?? null, opened, credited };
  });
}

/** The transaction that credited a deposit. */
export function movementOf({ id, amount, fee, credited }: PastDeposit): PastMovement {
  return { kind: 'deposit', idempotencyKey: `deposit:${id}`, stake: amount, fee, offset: credited };
}
