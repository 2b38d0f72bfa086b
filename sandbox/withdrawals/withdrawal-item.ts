import { eq } from 'drizzle-orm';
import type { WithdrawalOrder, WithdrawalTransfer } from '#schemas/generated/platform.ts';
import { minus, sumOf } from '#schemas/money/minor-units.ts';
import { payoutAccountItem } from '../payout-accounts/payout-account-item.ts';
import { payoutAccounts } from '../payout-accounts/payout-account-tables.ts';
import type { Platform } from '../platform.ts';
import { confirmTime } from './confirm-time.ts';
import { transfersOf } from './confirm-transfer.ts';
import { ARRIVAL_MS } from './withdrawal-rules.ts';
import type { WithdrawalTransfer as TransferRow, Withdrawal } from './withdrawal-tables.ts';

const LARGEST_ID = 2 ** 31 - 1;
const ID_START = 8;
const SECOND_MS = 1000;

/** A withdrawal's number: its day and its id. */
export function withdrawalNumber({ transactionId, createdAt }: Pick<Withdrawal, 'transactionId' | 'createdAt'>) {
  const day = new Date(createdAt).toISOString().slice(2, 10).replaceAll('-', '');
  return `W${day}-${String(transactionId).padStart(6, '0')}`;
}

/** The id in a withdrawal's number; 0, which no withdrawal has, for a number that none can have. */
export function idOfNumber(number: string): number {
  const id = Number(number.slice(ID_START));
  return Number.isInteger(id) && id <= LARGEST_ID ? id : 0;
}

/** A withdrawal as the contract shows it. */
export async function withdrawalItem(
  platform: Pick<Platform, 'db' | 'brand' | 'switches'>,
  row: Withdrawal,
): Promise<WithdrawalOrder> {
  const { db, brand } = platform;
  const { transactionId, payoutAccountId, amount, fee, status, createdAt, approvedAt, closedAt } = row;
  const transfers = await transfersOf(db, transactionId);
  const [account] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.id, payoutAccountId));
  if (!account) throw new Error(`The withdrawal ${transactionId} has no account.`);
  const net = minus(amount, fee);
  const arrived = transfers.filter(({ state }) => state === 'received');
  const received = sumOf(arrived.map((transfer) => transfer.amount));
  return {
    ...{ orderId: withdrawalNumber(row), state: status, amount, fee, net, received, remaining: minus(net, received) },
    ...{ currency: brand.currency, createdAt },
    ...(approvedAt !== null && { approvedAt }),
    ...(closedAt !== null && { closedAt }),
    ...{ confirmSeconds: confirmTime(platform) / SECOND_MS, arrivalSeconds: ARRIVAL_MS / SECOND_MS },
    account: payoutAccountItem(account),
    transfers: transfers.map(transferItem),
  };
}

function transferItem({ id, amount, state, sentAt, countsAt, confirmedAt, byItself }: TransferRow): WithdrawalTransfer {
  const answered = confirmedAt !== null && { confirmedAt };
  return { transferId: id, amount, state, sentAt, countsAt, ...answered, byItself };
}
