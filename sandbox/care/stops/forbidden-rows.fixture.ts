import { propertiesOf } from '#sandbox/json-object.ts';
import { rowsOf } from '#sandbox/testing/answer-of.ts';
import type { TestSandbox } from '#sandbox/testing/test-sandbox.ts';

/** Tables that a stopped member may get rows in: what pays them out, what they prove of themselves, and what is remembered. */
const OPEN_TABLES: ReadonlySet<string> = new Set([
  ...['accounts', 'payment_passwords', 'payout_accounts', 'withdrawals', 'team_days', 'team_entries', 'team_activity'],
  ...['id_images', 'verifications', 'care_log', 'care_sittings', 'care_stops', 'log_ins'],
]);

/** Kinds of the ledger that return, pay out or settle money. All other kinds are forbidden, including new ones. */
const OPEN_KINDS = [
  ...['win', 'refund', 'withdrawal', 'withdrawal-sent', 'withdrawal-returned', 'wallet'],
  ...['bonus-returned', 'dividend', 'salary'],
];

const REFERENCES = `select t.relname as table, a.attname as column
  from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and n.nspname = 'sandbox' and c.confrelid = 'sandbox.members'::regclass order by 1, 2`;

/** Rows about a stopped member per table, which must not increase. New tables are included automatically. */
export async function forbiddenRows(sandbox: TestSandbox, account: string): Promise<Record<string, unknown>> {
  const known = (await rowsOf(sandbox, REFERENCES)).map(propertiesOf);
  const counts = known
    .map(({ table, column }) => ({ table: String(table), column: String(column) }))
    .filter(({ table }) => !OPEN_TABLES.has(table))
    .map(({ table, column }) => {
      // A session that can only withdraw is one for payouts.
      const isPayout = table === 'sessions' ? ' and not r.is_payout' : '';
      return `(select count(*) from sandbox.${table} r where r.${column} = m.id${isPayout})::int as "${table}.${column}"`;
    });
  const entries = `(select count(*) from sandbox.entries e join sandbox.accounts a on a.id = e.account_id
    where coalesce(a.member_id, a.wallet_of) = m.id and e.kind not in ('${OPEN_KINDS.join("', '")}'))::int as entries`;
  const points = `(select count(*) from sandbox.point_entries e join sandbox.point_accounts a on a.id = e.account_id
    where a.member_id = m.id)::int as points`;
  const asked = `select ${[...counts, entries, points].join(', ')} from sandbox.members m where account = '${account}'`;
  return propertiesOf((await rowsOf(sandbox, asked))[0]);
}
