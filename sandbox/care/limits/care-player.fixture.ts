import { gamesOf } from '#sandbox/catalogue/game-items.ts';
import { depositFee } from '#sandbox/deposits/deposit-fee.ts';
import { depositMethod } from '#sandbox/deposits/deposit-methods.ts';
import { decideDeposit } from '#sandbox/deposits/end-deposit.ts';
import { openDeposit } from '#sandbox/deposits/open-deposit.ts';
import { orderNumber } from '#sandbox/deposits/order-item.ts';
import { redeemVoucher, vouchers } from '#sandbox/deposits/redeem-voucher.ts';
import { deposit } from '#sandbox/ledger/deposit.ts';
import type { Platform } from '#sandbox/platform.ts';
import { insertMember } from '#sandbox/registration/insert-member.ts';
import { UNMATCHABLE_HASH } from '#sandbox/roster/password.ts';
import { setVerification } from '#sandbox/roster/verification.ts';
import type { CareKind, CarePeriod } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { outcome } from './care-outcome.fixture.ts';
import { stakesOf } from './care-stakes.fixture.ts';
import { setLimit } from './change-limit.ts';

const METHOD = 'kite';
export const SHOWN = { version: '1', language: 'EN', text: 'You can spend this much.' };

/** A new member with money, who plays and pays at given times, and what each step came to: null, or the refusal. */
export async function carePlayer(platform: Platform, account: string, birthday?: string) {
  const { db, brand } = platform;
  const registeredAt = platform.now();
  const member = await insertMember(db, {
    ...{ account, type: 0, rate: 0, uplineId: null, passwordHash: UNMATCHABLE_HASH, registeredAt },
    ...(birthday !== undefined && { details: { birthday } }),
  });
  const method = depositMethod(brand.currency, METHOD);
  const game = gamesOf(platform)[0];
  if (!member || !method || !game) throw new Error('There is no member, method or game to play with.');
  const memberId = member.id;
  await setVerification(db, memberId, 'A');
  const unit = method.min;
  const fund = { memberId, amount: minorUnits(unit * 10_000), kind: 'trial' as const, at: registeredAt };
  await deposit(db, { ...fund, idempotencyKey: `fund:${account}` });
  let count = 0;
  const key = () => `${account}-${++count}`;
  const at = (time: number): Platform => ({ ...platform, now: () => time });
  const orders: string[] = [];
  return {
    ...{ member, memberId, unit },
    ...(await stakesOf({ member, game, at, key })),
    order: (time: number, amount: number) => {
      const request = { methodId: METHOD, amount: minorUnits(amount), fee: depositFee(method, minorUnits(amount)) };
      const opening = openDeposit(at(time), member, { ...request, idempotencyKey: key() });
      return outcome(opening.then((row) => orders.push(orderNumber(platform, row))));
    },
    /** Credits the oldest order that was not, if there is one. */
    credit: (time: number) => {
      const orderId = orders.shift();
      return orderId === undefined
        ? Promise.resolve(null)
        : outcome(decideDeposit(at(time), { orderId, status: 'credited' }));
    },
    /** Redeems a voucher worth some units, or the next one above. */
    voucher: (time: number, amount: number) => {
      const known = vouchers(brand.currency).toSorted((a, b) => a.amount - b.amount);
      const code = known.find((one) => one.amount >= amount)?.code ?? '';
      return outcome(redeemVoucher(at(time), { memberId, account, address: account, code, idempotencyKey: key() }));
    },
    limit: (time: number, kind: CareKind, period: CarePeriod, amount: number | null) =>
      setLimit(at(time), { memberId, kind, period, shown: SHOWN }, amount),
  };
}

export type CarePlayer = Awaited<ReturnType<typeof carePlayer>>;
