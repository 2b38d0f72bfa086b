import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { migrationConfig } from '../database/migrations.ts';
import { openPglite } from '../database/open-pglite.ts';

/** Statements of the migration that gives entries their time and balance. */
const IS_ABOUT_IT = /ADD COLUMN "balance"/;

test('entries that were booked without time and balance get both, in the order of their times', async () => {
  const { client, close } = await openPglite();
  const migrations = readMigrationFiles(migrationConfig());
  const place = migrations.findIndex(({ sql }) => sql.some((statement) => IS_ABOUT_IT.test(statement)));
  const run = async (from: number, to: number) => {
    for (const { sql } of migrations.slice(from, to)) await client.exec(`begin; ${sql.join('\n;')}; commit;`);
  };
  await run(0, place);
  await client.exec(`
    insert into sandbox.accounts (id, kind, balance) values (1, 'bank', -70), (2, 'house', 70);
    insert into sandbox.transactions (id, kind, idempotency_key, fingerprint, created_at)
      values (1, 'deposit', 'late', '', 2000), (2, 'bet', 'early', '', 1000);
    insert into sandbox.entries (transaction_id, account_id, amount)
      values (1, 1, -100), (1, 2, 100), (2, 1, 30), (2, 2, -30);`);
  await run(place, migrations.length);
  const { rows } = await client.query(
    'select account_id, kind, created_at, balance from sandbox.entries order by account_id, created_at',
  );
  expect(rows).toEqual([
    { account_id: 1, kind: 'bet', created_at: 1000, balance: 30 },
    { account_id: 1, kind: 'deposit', created_at: 2000, balance: -70 },
    { account_id: 2, kind: 'bet', created_at: 1000, balance: -30 },
    { account_id: 2, kind: 'deposit', created_at: 2000, balance: 70 },
  ]);
  const accounts = await client.query('select moved_at from sandbox.accounts');
  expect(accounts.rows).toEqual([{ moved_at: 2000 }, { moved_at: 2000 }]);
  await close();
});
