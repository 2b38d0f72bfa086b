import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '#sandbox/testing/answer-of.ts';
import { rowsRead } from '#sandbox/testing/rows-read.ts';
import { type TestSandbox, testSandbox } from '#sandbox/testing/test-sandbox.ts';
import { excludedPerson } from './excluded-person.ts';
import { traitsIn } from './traits.ts';

/** `npm run test:whole` has more. */
const EXCLUDED = Number(process.env['MANY_ROWS'] ?? 2000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox('pglite');
  await rowsOf(
    sandbox,
    `insert into sandbox.members (account, nickname, type, password_hash, password_set_at, vip_label, first_time_login, rate, details, registered_at)
     select 'left' || n, 'left' || n, 0, 'x', 0, 'Bronze', false, 0, '{}', 0 from generate_series(1, ${EXCLUDED}) n`,
  );
  const theirs = `from sandbox.members where account like 'left%'`;
  await rowsOf(
    sandbox,
    `insert into sandbox.care_stops (member_id, kind, scope, cause, started_at, idempotency_key, fingerprint)
     select id, 'exclusion', 'brand', 'member', 0, 'x', 'x' ${theirs}`,
  );
  await rowsOf(sandbox, `insert into sandbox.care_traits select 'email', account || '@example.com', id ${theirs}`);
  await rowsOf(sandbox, 'analyze');
});
afterAll(() => sandbox.close());

test.each([
  ['left7@example.com', true],
  ['someone@example.com', false],
])('looks for %s among thousands by a few rows', async (email, isFound) => {
  const { asked } = traitsIn({ email, mobile: '+639170000000', name: 'Ana Maria Cruz', birthday: '14-02-1990' });
  const before = await rowsRead(sandbox);
  const match = await excludedPerson(sandbox.platform.db, asked, 1);
  expect([match !== null, (await rowsRead(sandbox)) - before < 50]).toEqual([isFound, true]);
});
