import { eq } from 'drizzle-orm';
import { type MinorUnits, minorUnits, ZERO } from '#schemas/money/minor-units.ts';
import { requireDeposit } from '../care/limits/require-deposit.ts';
import type { Database } from '../database/database.ts';
import { lockMemberAccount } from '../ledger/lock-member-account.ts';
import { accountAnywhere, captchaNeeded, countAttempt, inTurn, takeAttemptBack } from '../limits/login-attempts.ts';
import { currencyFactor } from '../merchants/currency.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { creditDeposit } from './credit-deposit.ts';
import { depositFee } from './deposit-fee.ts';
import { depositMethod } from './deposit-methods.ts';
import { depositIntents, depositOrders } from './deposit-tables.ts';
import { announceDeposit } from './end-deposit.ts';
import { openBook, orderOfIntent } from './order-book.ts';
import type { DepositRow } from './order-item.ts';
import written from './vouchers.json' with { type: 'json' };

const METHOD = 'voucher';

interface Redeeming {
  memberId: number;
  account: string;
  address: string;
  code: string;
  idempotencyKey: string;
}

/** The codes and their worth. */
export function vouchers(currency: string): { code: string; amount: MinorUnits }[] {
  return written.map(({ code, cents }) => ({ code, amount: minorUnits(cents * currencyFactor(currency)) }));
}

/**
 * Credits a voucher, each code once. Codes that are not credited count as guesses, of the account and of the address.
 * @throws Refusal voucher_unknown, voucher_used, idempotency_conflict, or too_many_attempts after several guesses
 */
export async function redeemVoucher(platform: Platform, redeeming: Redeeming): Promise<DepositRow> {
  const { memberId, account, address, idempotencyKey } = redeeming;
  const code = redeeming.code.toUpperCase().replaceAll(/[\s-]/g, '');
  const visitor = accountAnywhere(`voucher:${account}`, address);
  const order = await inTurn(platform, visitor, async () => {
    await captchaNeeded(platform, visitor);
    await countAttempt(platform, visitor);
    const credited = await credit(platform, { memberId, code, idempotencyKey });
    // A redeemed code was no guess. A refused one counts: it tells a guesser as much as an unknown one.
    await takeAttemptBack(platform, visitor);
    return credited;
  });
  announceDeposit(platform, order);
  return order;
}

type Intended = Pick<Redeeming, 'memberId' | 'code' | 'idempotencyKey'>;

function credit(platform: Platform, { memberId, code, idempotencyKey }: Intended): Promise<DepositRow> {
  const voucher = vouchers(platform.brand.currency).find((candidate) => candidate.code === code);
  if (!voucher) throw new Refusal(422, 'voucher_unknown', 'There is no voucher with this code.');
  const intent = { memberId, idempotencyKey, fingerprint: `${METHOD}:${code}` };
  return platform.db.transaction(async (tx) => {
    await lockMemberAccount(tx, memberId);
    const now = platform.now();
    const earlier = orderOfIntent(await openBook(tx, { memberId, keys: [idempotencyKey], at: now }), intent);
    if (earlier) return earlier;
    await requireDeposit({ ...platform, db: tx }, { memberId, amount: voucher.amount, at: platform.now() });
    const row = await insertCredited(tx, platform, { memberId, ...voucher });
    await tx.insert(depositIntents).values({ ...intent, orderId: row.id });
    return row;
  });
}

interface Redeemed {
  memberId: number;
  code: string;
  amount: MinorUnits;
}

async function insertCredited(db: Database, platform: Platform, { memberId, code, amount }: Redeemed) {
  const now = platform.now();
  const method = depositMethod(platform.brand.currency, METHOD);
  const fee = method ? depositFee(method, amount) : ZERO;
  const row = { memberId, methodId: METHOD, state: 'credited', amount, fee, voucher: code } as const;
  const [order] = await db
    .insert(depositOrders)
    .values({ ...row, createdAt: now, paidAt: now, endedAt: now })
    // A second member with the same code waits here for the first one to commit.
    .onConflictDoNothing({ target: depositOrders.voucher })
    .returning();
  if (!order) throw new Refusal(409, 'voucher_used', 'This voucher has been used.');
  await creditDeposit(db, order, now);
  return order;
}

/** Codes that were redeemed. */
export async function usedVouchers(db: Database): Promise<Set<string | null>> {
  const rows = await db
    .select({ voucher: depositOrders.voucher })
    .from(depositOrders)
    .where(eq(depositOrders.methodId, METHOD));
  return new Set(rows.map(({ voucher }) => voucher));
}
