import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BYTE_ORDER_MARK } from '#schemas/csv/csv-lines.ts';
import { fillRows } from '../records/many-rows.fixture.ts';
import { memberByAccount } from '../roster/member.ts';
import { defaultBrand } from '../setup/sandbox-brand.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { directsPart } from './named-part.ts';

const NOON = Date.parse('2026-05-20T12:00:00Z');
const MONTH = 'period=month';
/** More than two parts of a file. */
const ROWS = 2500;

describe.each(databasesOfTurn(import.meta.url))('files of a team on %s', (kind) => {
  let sandbox: TestSandbox;
  let token = '';
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => NOON, brand: inTwoLanguages() });
    token = await sandbox.login('agent3');
  });
  afterAll(async () => {
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });

  const file = async (path: string, fields: readonly (string | object)[], headers: Record<string, string> = {}) => {
    const columns = fields.map((field) =>
      typeof field === 'string' ? { field, heading: field } : { heading: '', ...field },
    );
    const answer = await sandbox.call('POST', `/wps/agent/${path}`, { token, json: { columns }, headers });
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
      const lines = await file(`team/bets/file?${MONTH}${filter}`, ['betId', 'account', 'level']);
      expect(lines.slice(1)).toEqual(content.map(({ betId, account, level }) => `"${betId}","${account}",${level}`));
      expect(lines).toHaveLength(totals.count + 1);
    },
  );

  test('have headings, words, money, dates and decimals of the call', async () => {
    const { content, currency } = await bets(`${MONTH}&pageSize=1`);
    const [bet] = content;
    const outcome = { field: 'result', heading: '=Result', words: { won: 'Gagné', lost: 'Perdu', even: 'Nul' } };
    const [head, line] = await file(`team/bets/file?${MONTH}`, ['settledAt', outcome, 'stake', 'currency']);
    expect(head).toBe(`"settledAt","'=Result","stake","currency"`);
    const stake = ((bet?.stake ?? 0) / 100).toFixed(2);
    const word = bet && bet.profit > 0 ? 'Gagné' : 'Perdu';
    expect(line).toMatch(/^"2026-\d\d-\d\d \d\d:\d\d:\d\d"/);
    expect(line?.slice(line.indexOf(',') + 1)).toBe(`"${word}",${stake},"${currency}"`);
    const vietnamese = await file(`team/file?view=agents`, ['account', 'rate'], { 'accept-language': 'vi' });
    expect(vietnamese[1]).toMatch(/^"\w+";\d+,\d\d$/);
  });

  test('have the movements of the list', async () => {
    const { content, totals } = await movements(`${MONTH}&pageSize=500`);
    const lines = await file(`team/movements/file?${MONTH}`, ['reference', 'kind']);
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
    const lines = await file('team/file', ['account', 'upline']);
    expect(lines.slice(1)).toEqual((await below()).map((row) => `"${Object(row).account}","${Object(row).upline}"`));
    const agents = await below('m.type in (1, 2, 41, 42)');
    expect(agents.length).toBeGreaterThan(0);
    expect((await file('team/file?view=agents', ['account', 'type'])).slice(1)).toEqual(
      agents.map((row) => `"${Object(row).account}","${Object(row).type}"`),
    );
    const named = await below(`lower(m.account) like 'ban%'`);
    expect(named.length).toBeGreaterThan(0);
    expect((await file('team/file?search=BAN', ['account'])).slice(1)).toEqual(
      named.map((row) => `"${Object(row).account}"`),
    );
  });

  const linesOf = (rows: readonly (readonly (string | number)[])[]) =>
    rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? `"${cell}"` : cell)).join());
  const inUnits = (amount: number) => (amount / 100).toFixed(2);

  test.each(['', '&account=coral12', '&search=ban', '&search=b&account=mangga7'])(
    'have the profit and loss of a level or a search by name: "%s"',
    async (filter) => {
      const path = `/wps/agent/team/profit?${MONTH}&sort=account&direction=ascending&size=200${filter}`;
      const { rows } = answerOf('teamProfit', await sandbox.call('GET', path, { token })).value;
      const lines = await file(`team/profit/file?${MONTH}${filter}`, [
        'account',
        'members',
        'directs',
        'netLoss',
        'rebate',
      ]);
      expect(rows.length).toBeGreaterThan(0);
      expect(lines.slice(1)).toEqual(
        linesOf(rows.map((row) => [row.account, row.members, row.directs])).map(
          (line, at) => `${line},${inUnits(rows[at]?.netLoss ?? 0)},${inUnits(rows[at]?.rebate ?? 0)}`,
        ),
      );
    },
  );

  test('have each account of a level once, however large the parts are', async () => {
    const { db } = sandbox.platform;
    const head = await memberByAccount(db, 'agent3');
    const names: string[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const ids = directsPart(db, { agentId: head?.id ?? 0, headId: head?.id ?? 0 }, { limit: 3, after });
      const part = await db.select().from(ids);
      names.push(...part.map(({ name }) => name));
      after = part.at(-1)?.name;
    }
    const lines = await file(`team/profit/file?${MONTH}`, ['account']);
    expect(lines.slice(1)).toEqual(names.map((name) => `"${name}"`));
    expect(names.length).toBe(head?.directs);
  });

  test('have the days of the overview and of the income', async () => {
    const overview = await sandbox.call('GET', `/wps/relay/MCS2_teamOverview?${MONTH}`, { token });
    const { days, currency } = answerOf('teamOverview', overview).value;
    const team = await file(`team/days/file?${MONTH}`, ['day', 'activeMembers', 'turnover', 'commission', 'currency']);
    expect(team.slice(1)).toEqual(
      days.map(
        (row) => `"${row.day}",${row.activeMembers},${inUnits(row.turnover)},${inUnits(row.commission)},"${currency}"`,
      ),
    );
    const income = answerOf('agentIncome', await sandbox.call('GET', `/wps/agent/income?${MONTH}`, { token })).value;
    const lines = await file(`income/file?${MONTH}`, ['day', 'dividends', 'salariesPaid', 'net']);
    expect(lines.slice(1)).toEqual(
      income.days.map(
        ({ day, ...row }) => `"${day}",${[row.dividends, row.salariesPaid, row.net].map(inUnits).join()}`,
      ),
    );
    expect(income.totals.net).not.toBe(0);
  });

  test('have the registration links of a view, with the words for a link without an end', async () => {
    const link = { kind: 'member', rate: 25, note: '=Fair', idempotencyKey: 'a' };
    for (const [idempotencyKey, expiresIn] of [
      ['a', 'never'],
      ['b', '1d'],
      ['c', '7d'],
    ])
      await sandbox.call('POST', '/wps/agent/registration/link', {
        token,
        json: { ...link, idempotencyKey, expiresIn },
      });
    const { links } = answerOf(
      'registrationLinks',
      await sandbox.call('GET', '/wps/agent/registration/links', { token }),
    ).value;
    const [latest] = links;
    await sandbox.call('PUT', '/wps/agent/registration/link', {
      token,
      json: { code: latest?.code, isEnabled: false },
    });
    const end = { field: 'expiresAt', words: { '': 'Never' } };
    const fields = ['note', 'code', 'url', 'rate', end, 'state'];
    const lines = (await file('registration/links/file', fields)).slice(1);
    expect(lines).toHaveLength(links.length);
    expect(lines[0]).toBe(`"'=Fair","${latest?.code}","${latest?.url}",0.25,"2026-05-27 12:00:00","disabled"`);
    expect(lines[2]).toMatch(/,"Never","active"$/);
    const disabled = await file('registration/links/file?view=disabled', ['code']);
    expect(disabled.slice(1)).toEqual([`"${latest?.code}"`]);
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
    const lines = await file(`team/bets/file?${MONTH}`, ['betId']);
    expect(new Set(lines).size).toBe(totals.count + 1);
    const moved = await movements(MONTH);
    expect(await file(`team/movements/file?${MONTH}`, ['reference'])).toHaveLength(moved.totals.count + 1);
  });
});

function inTwoLanguages() {
  const { languages, ...brand } = defaultBrand();
  const vietnamese = { code: 'VN', tag: 'vi', direction: 'ltr' as const, name: 'Tiếng Việt', words: '' };
  return { ...brand, languages: { ...languages, offered: [...languages.offered, vietnamese] } };
}
