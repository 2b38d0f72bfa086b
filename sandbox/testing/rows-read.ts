import { propertiesOf } from '../json-object.ts';
import { rowsOf } from './answer-of.ts';
import type { TestSandbox } from './test-sandbox.ts';

/**
 * Rows read since the database began, in tables and by indexes. Exact on the embedded database, whose one connection counts at
 * once. The planner is that of the server.
 */
export async function rowsRead(sandbox: Pick<TestSandbox, 'platform'>): Promise<number> {
  // Counts are published after the statement at the earliest, and at most once a second without this.
  await rowsOf(sandbox, 'select pg_stat_force_next_flush()');
  const read = 'select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as rows from pg_stat_user_tables';
  return Number((await rowsOf(sandbox, read)).map(propertiesOf)[0]?.['rows']);
}
