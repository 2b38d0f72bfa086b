import { and, eq } from 'drizzle-orm';
import { minorUnits, sum, ZERO } from '#schemas/money/minor-units.ts';
import { shelfOf } from '../catalogue/game-items.ts';
import { depositFee } from '../deposits/deposit-fee.ts';
import { depositMethod } from '../deposits/deposit-methods.ts';
import { depositIntents, depositOrders } from '../deposits/deposit-tables.ts';
import { decideDeposit } from '../deposits/end-deposit.ts';
import { openDeposit } from '../deposits/open-deposit.ts';
import { orderNumber } from '../deposits/order-item.ts';
import { redeemVoucher, vouchers } from '../deposits/redeem-voucher.ts';
import { payoutAccounts } from '../payout-accounts/payout-account-tables.ts';
import type { Platform } from '../platform.ts';
import { settleBet } from '../play/bet.ts';
import { convertPoints } from '../points/convert-points.ts';
import { Refusal } from '../refusal.ts';
import { confirmTime } from '../withdrawals/confirm-time.ts';
import { confirmTransfer, transfersOf } from '../withdrawals/confirm-transfer.ts';
import { approveWithdrawal, refuseWithdrawal } from '../withdrawals/decide-withdrawal.ts';
import { requestWithdrawal } from '../withdrawals/request-withdrawal.ts';
import { sendTransfer } from '../withdrawals/send-transfer.ts';
import { withdrawalFee, withdrawalsMade } from '../withdrawals/withdrawal-rules.ts';
import { transactions } from './ledger-tables.ts';
import type { moneyMember } from './money-member.fixture.ts';
import { transferSteps } from './money-transfers.fixture.ts';

/** Calls that act once per key, however often they are sent. */
export const INTENTS = [
  ...(['order', 'voucher', 'withdraw', 'bet', 'convert'] as const),
  ...(['in', 'out', 'back', 'play', 'upline'] as const),
] as const;
/** Decisions about an order or a withdrawal, in sequence; the last is the operator's refusal. */
export const DECISIONS = {
  order: ['credit', 'refuse'],
  withdraw: ['approve', 'send', 'confirm', 'return'],
} as const;

export interface Step {
  what: (typeof INTENTS)[number] | (typeof DECISIONS)[keyof typeof DECISIONS][number];
  /** The intent that it is, or is about, such as `7-2`: the second of schedule 7. */
  key: string;
  /** From 1 to 3; the same whenever an intent is sent. */
  size: number;
}

const METHOD = 'paloma';
const [STAKE, ORDER, WITHDRAWAL, PART, POINTS] = [3000, 12_000, 3000, 990, 2000];

/** Steps of one member. An intent's answer is the same text each time that it was carried out. */
export async function moneySteps(platform: Platform, person: Awaited<ReturnType<typeof moneyMember>>) {
  const { db, brand } = platform;
  const { currency } = brand;
  const { member } = person;
  const memberId = member.id;
  const [account] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.memberId, memberId));
  const [game] = shelfOf(platform).games;
  const method = depositMethod(currency, METHOD);
  if (!account || !game || !method) throw new Error('The seed has no account, game or method for this.');

  const orderOf = async (key: string): Promise<string> => {
    const [found] = await db
      .select()
      .from(depositIntents)
      .innerJoin(depositOrders, eq(depositOrders.id, depositIntents.orderId))
      .where(and(eq(depositIntents.memberId, memberId), eq(depositIntents.idempotencyKey, `order-${key}`)));
    return found ? orderNumber(platform, found.deposit_orders) : '';
  };
  const withdrawalOf = async (key: string): Promise<number> => {
    const own = eq(transactions.idempotencyKey, `withdrawal:${memberId}:${key}`);
    const [found] = await db.select({ id: transactions.id }).from(transactions).where(own);
    return found?.id ?? 0;
  };

  const run: Record<Step['what'], (key: string, size: number) => Promise<unknown>> = {
    ...transferSteps(platform, person),
    order: async (key, size) => {
      const amount = minorUnits(size * ORDER);
      const request = { methodId: METHOD, amount, fee: depositFee(method, amount), idempotencyKey: `order-${key}` };
      return (await openDeposit(platform, member, request)).id;
    },
    voucher: async (key, size) => {
      const code = vouchers(currency)[size]?.code ?? '';
      const sender = { memberId, account: member.account, address: '192.0.2.1' };
      return (await redeemVoucher(platform, { ...sender, code, idempotencyKey: `voucher-${key}` })).id;
    },
    withdraw: async (key, size) => {
      const [amount, made] = [minorUnits(size * WITHDRAWAL), await withdrawalsMade(db, memberId)];
      const asked = { memberId, payoutAccountId: account.id, amount, currency, shownFee: withdrawalFee(amount) };
      return (await requestWithdrawal(db, { ...asked, made, idempotencyKey: key, at: platform.now() })).transactionId;
    },
    bet: async (key, size) => {
      const stake = minorUnits(size * STAKE);
      const playing = { memberId, game, wallet: null };
      const { win, balance } = await settleBet(platform, {
        ...{ playing, stake, idempotencyKey: key },
        win: size === 3 ? ZERO : sum(stake, minorUnits(size * 50)),
      });
      return `${win}:${balance}`;
    },
    convert: async (key, size) => {
      const wanted = { memberId, points: size * POINTS, currency, idempotencyKey: key, at: platform.now() };
      return (await convertPoints(db, wanted)).currentPoints;
    },
    credit: async (key) => decideDeposit(platform, { orderId: await orderOf(key), status: 'credited' }),
    refuse: async (key) => decideDeposit(platform, { orderId: await orderOf(key), status: 'refused' }),
    approve: async (key) => approveWithdrawal(db, await withdrawalOf(key), platform.now()),
    return: async (key) => refuseWithdrawal(db, await withdrawalOf(key), platform.now()),
    send: async (key, size) => {
      const [withdrawalId, amount] = [await withdrawalOf(key), minorUnits(size * PART)];
      const [at, countsAt] = [platform.now(), platform.now() + confirmTime(platform)];
      await sendTransfer(db, { withdrawalId, amount, idempotencyKey: `${key}-${size}`, at, countsAt });
    },
    confirm: async (key) => {
      for (const { id } of await transfersOf(db, await withdrawalOf(key)))
        await confirmTransfer(db, { memberId, transferId: id, at: platform.now() });
    },
  };

  /** @returns what an intent led to; null when it is refused */
  const send = async ({ what, key, size }: Step): Promise<string | null> => {
    try {
      return String(await run[what](key, size));
    } catch (problem) {
      // An open verification would refuse every intent of a kind, and the test would prove nothing.
      if (problem instanceof Refusal && problem.errorCode !== 'verification_due') return null;
      throw problem;
    }
  };
  return send;
}
