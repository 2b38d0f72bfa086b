import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertiesOf } from '#sandbox/json-object.ts';
import { rowsOf } from '#sandbox/testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '#sandbox/testing/test-sandbox.ts';

/** Reasons for which the account of a person with a mail address is closed, as SQL. */
const REASONS: Readonly<Record<string, (mail: string) => string>> = {
  'a stop of another account': (mail) => `
    with one as (update sandbox.members set email = '${mail}' where account = 'player1' returning id),
    stop as (insert into sandbox.care_stops (member_id, kind, scope, cause, started_at, idempotency_key, fingerprint)
      select id, 'exclusion', 'brand', 'member', 0, 'x', 'x' from one)
    insert into sandbox.care_traits select 'email', '${mail}', id from one`,
  'the country’s register': (mail) => `insert into sandbox.care_register values ('country', 'email', '${mail}')`,
  'the operator’s register': (mail) => `insert into sandbox.care_register values ('operator', 'email', '${mail}')`,
  'a lock of the operator': (mail) =>
    `update sandbox.members set email = '${mail}', is_locked = true where account = 'player2'`,
  'a freeze by an agent': (mail) =>
    `update sandbox.members set email = '${mail}', frozen_by = (select id from sandbox.members where account = 'agent3')
      where account = 'player3'`,
};
const reasons = Object.keys(REASONS);
const mailOf = (index: number) => `person${index}@example.com`;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
  for (const [index, close] of Object.values(REASONS).entries()) await rowsOf(sandbox, close(mailOf(index)));
  // The first call of a kind asks for more.
  await register(mailOf(0));
});
afterAll(() => sandbox.close());

const register = (email: string) =>
  sandbox.call('PUT', '/wps/member/register', {
    secret: {
      ...{ username: 'newcomer9', password: 'Sea-Breeze7', confirmPassword: 'Sea-Breeze7', registerMethod: 'WEB' },
      ...{ payeeName: 'Ana Cruz', birthday: '14-02-1990', email },
    },
  });

/** Scans of each table since the database began, including those of rolled-back transactions. */
async function scans(): Promise<Map<string, number>> {
  await rowsOf(sandbox, 'select pg_stat_force_next_flush()');
  // A trait that is found leads the same query on to the stops of its member: one step in an index.
  const asked = `select relname, seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_user_tables
    where schemaname = 'sandbox' and relname <> 'care_stops'`;
  const rows = (await rowsOf(sandbox, asked)).map(propertiesOf);
  return new Map(rows.map(({ relname, scans: count }) => [String(relname), Number(count)]));
}

/** Scans and answer of a registration. */
async function workOf(email: string) {
  const before = await scans();
  const { text } = await register(email);
  const work = [...(await scans())].map(([table, count]) => [table, count - (before.get(table) ?? 0)] as const);
  return { text, work: Object.fromEntries(work.filter(([, count]) => count > 0)) };
}

test('a refusal has one answer and asks the database for the same, whatever closed the account', async () => {
  const refused = [];
  for (const index of reasons.keys()) refused.push(await workOf(mailOf(index)));
  const [first] = refused;
  expect(first).toMatchObject({
    text: expect.stringContaining('account_refused'),
    work: { care_register: 2, care_traits: expect.any(Number), members: expect.any(Number) },
  });
  for (const [index, one] of refused.entries())
    expect({ reason: reasons[index], ...one }).toEqual({ reason: reasons[index], ...first });
});
