import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BYTE_ORDER_MARK } from '#schemas/csv/csv-lines.ts';
import { fillRows } from '../records/many-rows.fixture.ts';
import { memberByAccount } from '../session/member.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { DATABASE_KINDS, type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

const NOON = Date.parse('2026-05-20T12:00:00Z');
const MONTH = 'period=month';
/** More than two parts of a file. */
const ROWS = 2500;

describe.each(DATABASE_KINDS)('files of a team on %s', (kind) => {
  let sandbox: TestSandbox;
  let token = '';
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => NOON, brand: inTwoLanguages() });
    token = await sandbox.login('agent3');
  }, 60_000);
  afterAll(async () => {
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });

  const file = async (path: string, fields: readonly (string | object)[], headers: Record<string, string> = {}) => {
    const columns = fields.map((field) =>
      typeof field === 'string' ? { field, heading: field } : { heading: '', ...field },
    );
    const answer = await sandbox.call('POST', `/wps/agent/team/${path}`, { token, json: { columns }, headers });
    expect([answer.status, answer.text.slice(0, 1)]).toEqual([200, BYTE_ORDER_MARK]);
    return answer.text.slice(1).split('\r\n').slice(0, -1);
  };
  const bets = async (query: string) =>
    answerOf('teamBets', await sandbox.call('GET', `/wps/agent/team/bets?${query}`, { token })).value;
  const movements = async (query: string) =>
    answerOf('teamMovements', await sandbox.call('GET', `/wps/agent/team/movements?${query}`, { token })).value;

  test.each(['', '&level=2', '&result=lost', '&gameType=RNG', '&account=banaba5&scope=team'])(
    'have the bets of the list, filtered by "%s"',
    async (filter) => {
      const { content, totals } = await bets(`${MONTH}&pageSize=500${filter}`);
      const lines = await file(`bets/file?${MONTH}${filter}`, ['betId', 'account', 'level']);
      expect(lines.slice(1)).toEqual(content.map(({ betId, account, level }) => `"${betId}","${account}",${level}`));
      expect(lines).toHaveLength(totals.count + 1);
    },
  );

  test('have headings, words, money, dates and decimals of the call', async () => {
    const { content, currency } = await bets(`${MONTH}&pageSize=1`);
    const [bet] = content;
    const outcome = { field: 'result', heading: '=Result', words: { won: 'Gagné', lost: 'Perdu', even: 'Nul' } };
    const [head, line] = await file(`bets/file?${MONTH}`, ['settledAt', outcome, 'stake', 'currency']);
    expect(head).toBe(`"settledAt","'=Result","stake","currency"`);
    const stake = ((bet?.stake ?? 0) / 100).toFixed(2);
    const word = bet && bet.profit > 0 ? 'Gagné' : 'Perdu';
    expect(line).toMatch(/^"2026-\d\d-\d\d \d\d:\d\d:\d\d"/);
    expect(line?.slice(line.indexOf(',') + 1)).toBe(`"${word}",${stake},"${currency}"`);
    const vietnamese = await file(`file?view=agents`, ['account', 'rate'], { 'accept-language': 'vi' });
    expect(vietnamese[1]).toMatch(/^"\w+";\d+,\d\d$/);
  });

  test('have the movements of the list', async () => {
    const { content, totals } = await movements(`${MONTH}&pageSize=500`);
    const lines = await file(`movements/file?${MONTH}`, ['reference', 'kind']);
    expect(lines).toHaveLength(totals.count + 1);
    expect(lines.slice(1, 501)).toEqual(content.map(({ reference, kind: what }) => `"${reference}","${what}"`));
  });

  test('have everyone below an account with its upline, and those of a view or a name', async () => {
    const below = (where = 'true') =>
      rowsOf(
        sandbox,
        `select m.account, u.account as upline, m.type from sandbox.lineage l join sandbox.members m on m.id = l.member_id
          join sandbox.members u on u.id = m.upline_id join sandbox.members head on head.id = l.ancestor_id
          where head.account = 'agent3' and ${where} order by lower(m.account) collate "C"`,
      );
    const lines = await file('file', ['account', 'upline']);
    expect(lines.slice(1)).toEqual((await below()).map((row) => `"${Object(row).account}","${Object(row).upline}"`));
    const agents = await below('m.type in (1, 2, 41, 42)');
    expect(agents.length).toBeGreaterThan(0);
    expect((await file('file?view=agents', ['account', 'type'])).slice(1)).toEqual(
      agents.map((row) => `"${Object(row).account}","${Object(row).type}"`),
    );
    const named = await below(`lower(m.account) like 'ban%'`);
    expect(named.length).toBeGreaterThan(0);
    expect((await file('file?search=BAN', ['account'])).slice(1)).toEqual(
      named.map((row) => `"${Object(row).account}"`),
    );
  });

  test('refuse columns that a file does not have', async () => {
    const json = { columns: [{ field: 'password', heading: '' }] };
    expect((await sandbox.call('POST', '/wps/agent/team/file', { token, json })).status).toBe(400);
    expect((await sandbox.call('POST', '/wps/agent/team/file', { token, json: { columns: [] } })).status).toBe(400);
  });

  test('have each row once over several parts, while others are written', async () => {
    const kikor = await memberByAccount(sandbox.platform.db, 'kikor');
    await fillRows(sandbox.platform, kikor?.id ?? 0, ROWS);
    const { totals } = await bets(MONTH);
    const lines = await file(`bets/file?${MONTH}`, ['betId']);
    expect(new Set(lines).size).toBe(totals.count + 1);
    const moved = await movements(MONTH);
    expect(await file(`movements/file?${MONTH}`, ['reference'])).toHaveLength(moved.totals.count + 1);
  });
});

function inTwoLanguages() {
  const { languages, ...brand } = defaultBrand();
  const vietnamese = { code: 'VN', tag: 'vi', direction: 'ltr' as const, name: 'Tiếng Việt', words: '' };
  return { ...brand, languages: { ...languages, offered: [...languages.offered, vietnamese] } };
}
