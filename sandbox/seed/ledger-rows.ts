import { minorUnits, ZERO } from '#schemas/money/minor-units.ts';
import type { accounts, entries } from '../ledger/ledger-tables.ts';
import type { PlannedTransaction } from '../seed-plan/planned-transaction.ts';
import type { SeedPlan } from '../seed-plan/seed-plan.ts';

const BANK_ID = 1;
const HOUSE_ID = 2;
const FIRST_MEMBER_ACCOUNT_ID = 2;

export function accountRows(plan: SeedPlan): (typeof accounts.$inferInsert)[] {
  return [
    { id: BANK_ID, kind: 'bank', balance: ZERO },
    { id: HOUSE_ID, kind: 'house', balance: ZERO },
    ...plan.members.map(({ id }) => ({ id: accountId(id), kind: 'member' as const, memberId: id, balance: ZERO })),
    { id: holdingId(plan), kind: 'withdrawals', balance: ZERO },
  ];
}

function accountId(memberId: number): number {
  return FIRST_MEMBER_ACCOUNT_ID + memberId;
}

/** Id after all others, which thus keep theirs. */
function holdingId({ members }: SeedPlan): number {
  return accountId(Math.max(...members.map(({ id }) => id)) + 1);
}

export function transactionRow(
  { kind, idempotencyKey, fingerprint, offset }: PlannedTransaction,
  index: number,
  day: number,
) {
  return { id: index + 1, kind, idempotencyKey, fingerprint: fingerprint ?? 'seed', createdAt: day + offset };
}

/** Entries in the order of their times, as the ledger would have booked them. */
export function bookedEntries(plan: SeedPlan, day: number): (typeof entries.$inferInsert)[] {
  const balances = new Map<number, number>();
  const holding = holdingId(plan);
  return plan.transactions
    .map((transaction, index) => ({ transaction, id: index + 1 }))
    .toSorted((a, b) => a.transaction.offset - b.transaction.offset)
    .flatMap(({ id, transaction }) =>
      movementsOf(transaction, holding).map(([account, amount]) => {
        const balance = (balances.get(account) ?? 0) + amount;
        balances.set(account, balance);
        const { kind, offset } = transaction;
        const booked = { amount: minorUnits(amount), balance: minorUnits(balance) };
        return { transactionId: id, accountId: account, ...booked, kind, createdAt: day + offset };
      }),
    );
}

type Amounts = readonly (readonly [account: number, amount: number])[];

/** Movements of each kind, the same as those of a live call. */
function movementsOf({ kind, memberId, stake, win, fee = 0 }: PlannedTransaction, holding: number): Amounts {
  const member = accountId(memberId);
  const amounts: Record<PlannedTransaction['kind'], Amounts> = {
    deposit: [[BANK_ID, -stake], [member, stake - fee], [HOUSE_ID, fee]],
    bet: [[member, -stake], [HOUSE_ID, stake], [HOUSE_ID, -win], [member, win]],
    bonus: [[HOUSE_ID, -stake], [member, stake]],
    withdrawal: [[member, -stake], [holding, stake]],
    'withdrawal-sent': [[holding, fee - stake], [BANK_ID, stake - fee], [holding, -fee], [HOUSE_ID, fee]],
  }; // biome-ignore format: pairs read as one movement
  return amounts[kind].filter(([, amount]) => amount !== 0);
}
