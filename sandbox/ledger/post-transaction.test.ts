import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { startStop } from '../care/stops/start-stop.ts';
import { TRANSACTION_KINDS } from '../database/transaction-kinds.ts';
import { memberByAccount } from '../roster/member.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { faultsOfMember } from '../withdrawals/withdrawal-bench.fixture.ts';
import { balanceOf, memberAccount, ownAccount } from './ledger-accounts.ts';
import { entries } from './ledger-tables.ts';
import { move, openTransaction, type Posting } from './post-transaction.ts';

const at = Date.UTC(2026, 4, 20, 9);
/** Kinds of postings open to a stopped member: wins, returned or withdrawn money, and amounts due by contract. */
const OPEN = new Set(
  'win refund withdrawal withdrawal-sent withdrawal-returned wallet bonus-returned dividend salary'.split(' '),
);

let sandbox: TestSandbox;
let [memberId, stoppedId] = [0, 0];
beforeAll(async () => {
  sandbox = await testSandbox('of turn', { now: () => at });
  memberId = await idOf('player1');
  stoppedId = await idOf('player2');
  const stop = { kind: 'timeOut', scope: 'brand', cause: 'member', endsAt: at + DAY_MS, token: null } as const;
  await startStop(sandbox.platform, { ...stop, memberId: stoppedId, fingerprint: '', idempotencyKey: 'x' });
});
afterAll(async () => {
  for (const id of [memberId, stoppedId]) expect(await faultsOfMember(sandbox, id)).toEqual([]);
  await sandbox.close();
});

const database = () => sandbox.platform.db;
const idOf = async (account: string) => (await memberByAccount(database(), account))?.id ?? 0;
const posting = (idempotencyKey: string, more: Partial<Posting> = {}): Posting => ({
  ...{ kind: 'win', idempotencyKey, fingerprint: 'win:100', at },
  ...more,
});

/** Moves money between the bank and a member's wallet in a transaction of its own. */
async function book(amount: number, wanted: Posting, member = memberId): Promise<number> {
  return database().transaction(async (tx) => {
    const { id } = await openTransaction(tx, wanted);
    const [bank, wallet] = [await ownAccount(tx, 'bank'), await memberAccount(tx, member)];
    await move(tx, id, [
      { accountId: bank.id, amount: minorUnits(-amount) },
      { accountId: wallet.id, amount: minorUnits(amount) },
    ]);
    return id;
  });
}

test('a key opens one transaction, and says of each further claim that it is one', async () => {
  const { id, replayed } = await openTransaction(database(), posting('once'));
  expect(replayed).toBe(false);
  expect(await openTransaction(database(), posting('once', { at: at + HOUR_MS }))).toEqual({ id, replayed: true });
  expect(await openTransaction(database(), posting('twice'))).toMatchObject({ replayed: false });
});

test('a key that was used for another amount is refused', async () => {
  await openTransaction(database(), posting('amount'));
  const other = posting('amount', { fingerprint: 'win:1000' });
  await expect(openTransaction(database(), other)).rejects.toMatchObject({ errorCode: 'idempotency_conflict' });
});

test('a wallet gives its last unit and none that it does not have', async () => {
  await book(5, posting('fill'));
  const all = await balanceOf(database(), memberId);
  await expect(book(-all - 1, posting('above'))).rejects.toMatchObject({ errorCode: 'insufficient_funds' });
  expect(await balanceOf(database(), memberId)).toBe(all);
  await book(-all, posting('exact'));
  expect(await balanceOf(database(), memberId)).toBe(0);
});

test('an entry is never older than the one before it, whatever the clock said when it was asked for', async () => {
  const times = async (id: number) => {
    const booked = await database().select().from(entries).where(eq(entries.transactionId, id));
    return booked.map(({ createdAt }) => createdAt);
  };
  const latest = at + HOUR_MS;
  expect(await times(await book(100, posting('latest', { at: latest })))).toEqual([latest, latest]);
  expect(await times(await book(100, posting('earlier')))).toEqual([latest, latest]);
  expect(await times(await book(100, posting('later', { at: latest + 1 })))).toEqual([latest + 1, latest + 1]);
});

test.each(TRANSACTION_KINDS)(
  'a movement of the kind %s reaches a member who has stopped only if it is due',
  async (kind) => {
    const booked = book(100, posting(`stopped-${kind}`, { kind }), stoppedId);
    if (OPEN.has(kind)) await expect(booked).resolves.toBeGreaterThan(0);
    else await expect(booked).rejects.toMatchObject({ errorCode: 'timed_out' });
    await expect(book(100, posting(`playing-${kind}`, { kind }))).resolves.toBeGreaterThan(0);
  },
);
