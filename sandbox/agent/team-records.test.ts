import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TeamBet, TeamMovement } from '#schemas/generated/platform.ts';
import { propertiesOf } from '../json-object.ts';
import { fillRows } from '../records/many-rows.fixture.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf, rowsOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { DAY_MS } from '../time.ts';
import { playedGames, teamBetRows, teamBetSums } from './team-bets.ts';
import { teamMovementRows, teamMovementSums } from './team-movements.ts';
import { fillTeamRecords } from './team-records.ts';

const NOON = Date.parse('2026-05-20T12:00:00Z');
/** A draw of the demo games that pays double. */
const WINNING = 0.2;
const MONTH = 'period=month&pageSize=500';

/** Sums each of the named figures over rows. */
const sumsOf =
  <Name extends string>(...names: readonly Name[]) =>
  (rows: readonly Readonly<Record<Name, number>>[]) =>
    Object.fromEntries(names.map((name) => [name, rows.reduce((all, row) => all + row[name], 0)]));
const betSums = sumsOf('count', 'stake', 'paid', 'profit');
const movementSums = sumsOf('count', 'received', 'spent', 'net');
const totalsOf = ({ amount }: TeamMovement) => ({
  ...{ count: 1, received: Math.max(amount, 0), spent: Math.max(-amount, 0), net: amount },
});

describe('records of a team', () => {
  let sandbox: TestSandbox;
  let token = '';
  beforeAll(async () => {
    sandbox = await testSandbox('of turn', { now: () => NOON, random: () => WINNING });
    token = await sandbox.login('agent3');
  });
  afterAll(async () => {
    expect(sandbox.reports).toEqual([]);
    await sandbox.close();
  });

  const read = (what: string) => sandbox.call('GET', `/wps/agent/team/${what}`, { token });
  const bets = async (query = MONTH) => answerOf('teamBets', await read(`bets?${query}`)).value;
  const movements = async (query = MONTH) => answerOf('teamMovements', await read(`movements?${query}`)).value;
  const rowsOfAll = async <Row>(
    load: (query: string) => Promise<{ content: Row[]; totalPages: number }>,
    query: string,
  ) => {
    const rows: Row[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { content, totalPages } = await load(`${query}&pageNum=${page}`);
      rows.push(...content);
      last = totalPages;
    }
    return rows;
  };
  test('hold every bet below the agent, and what the ledger says about each member', async () => {
    const { totals, from } = await bets();
    const [stored] = await rowsOf(
      sandbox,
      `with recursive tree as (select id from sandbox.members where upline_id = (select id from sandbox.members where account = 'agent3')
        union all select m.id from sandbox.members m join tree t on t.id = m.upline_id)
      select count(*)::int as count, sum(stake)::int as stake, sum(win)::int as paid, sum(win - stake)::int as profit
        from sandbox.bets b join tree t on t.id = b.member_id
        where b.created_at >= ${Date.parse(`${from}T00:00:00Z`)}`,
    );
    expect(totals).toEqual(stored);
    expect(totals.count).toBeGreaterThan(400);
  });

  test.each(['kikor', 'mangga7'])('of %s are those that the member sees', async (account) => {
    const theirs = await sandbox.login(account);
    const own = async (what: string) => sandbox.call('GET', `/wps/member/record/${what}?${MONTH}`, { token: theirs });
    const record = answerOf('bettingRecord', await own('bets')).value;
    const { totals, content, groups } = await bets(`${MONTH}&account=${account}`);
    expect(totals).toEqual(record.totals);
    expect(groups).toEqual(record.groups);
    expect(content.map(({ account: _, level: __, ...bet }) => bet)).toEqual(
      record.content.map(({ balance: _, showIcon: __, ...bet }) => bet),
    );
    const wallet = answerOf('accountRecord', await own('account')).value;
    const moved = await movements(`${MONTH}&account=${account}`);
    expect(moved.totals).toEqual(wallet.totals);
    expect(moved.content.map(({ account: _, level: __, betId: ___, ...movement }) => movement)).toEqual(wallet.content);
  });

  test.each<[string, (row: TeamBet) => boolean]>([
    ['', () => true],
    ['level=2', ({ level }) => level === 2],
    ['gameType=RNG', ({ gameType }) => gameType === 'RNG'],
    ['result=lost&level=3', ({ profit, level }) => profit < 0 && level === 3],
    ['account=mangga7&scope=team&level=2', ({ level }) => level === 2],
  ])('add bets up to their totals with %j', async (filter, fits) => {
    const query = `${MONTH}&${filter}`;
    const [{ totals }, rows] = [await bets(query), await rowsOfAll(bets, query)];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(fits)).toBe(true);
    expect(totals).toEqual(betSums(rows.map((row) => ({ count: 1, ...row }))));
  });

  test.each<[string, (row: TeamMovement) => boolean]>([
    ['', () => true],
    ['level=1', ({ level }) => level === 1],
    ['kind=deposit', ({ kind }) => kind === 'deposit'],
    ['kind=win&level=2', ({ kind, level }) => kind === 'win' && level === 2],
    ['account=mangga7&scope=team', ({ level }) => level >= 1],
  ])('add movements up to their totals with %j', async (filter, fits) => {
    const query = `${MONTH}&${filter}`;
    const [{ totals }, rows] = [await movements(query), await rowsOfAll(movements, query)];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(fits)).toBe(true);
    expect(totals).toEqual(movementSums(rows.map(totalsOf)));
  });

  test('say what other levels, games and kinds would add up to', async () => {
    const ofBets = await bets(`${MONTH}&level=2&gameType=RNG`);
    expect(betSums(ofBets.levels.filter(({ level }) => level === 2))).toEqual(ofBets.totals);
    expect(betSums(ofBets.groups.filter(({ gameType }) => gameType === 'RNG'))).toEqual(ofBets.totals);
    expect(betSums(ofBets.levels)).toEqual((await bets(`${MONTH}&gameType=RNG`)).totals);
    expect(betSums(ofBets.groups)).toEqual((await bets(`${MONTH}&level=2`)).totals);
    const moved = await movements(`${MONTH}&level=1&kind=win`);
    expect(movementSums(moved.levels.filter(({ level }) => level === 1))).toEqual(moved.totals);
    expect(movementSums(moved.kinds)).toEqual((await movements(`${MONTH}&level=1`)).totals);
    expect(movementSums(moved.levels)).toEqual((await movements(`${MONTH}&kind=win`)).totals);
  });

  test('name the levels below the agent, and open the agent itself only when it is asked for', async () => {
    expect((await bets()).levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    expect((await bets(`${MONTH}&account=agent3&scope=team`)).levels[0]?.level).toBe(1);
    const own = await movements(`${MONTH}&account=AGENT3`);
    expect(new Set(own.content.map(({ account, level }) => `${account} ${level}`))).toEqual(new Set(['agent3 0']));
  });

  test('open a single bet and a movement, with the way to its account', async () => {
    const { content } = await bets(`${MONTH}&account=ulan18&scope=team`);
    const [bet] = content;
    const found = answerOf('teamBet', await read(`bet?betId=${bet?.betId}`)).value;
    expect(found.bet).toEqual(bet);
    expect(found.path.slice(0, 4)).toEqual(['agent3', 'mangga7', 'banaba5', 'ulan18']);
    const [movement] = (await movements(`${MONTH}&kind=bet&account=ulan18&scope=team`)).content;
    const opened = answerOf('teamMovement', await read(`movement?id=${movement?.id}`)).value;
    expect(opened.movement).toEqual(movement);
    expect((await read(`bet?betId=${movement?.betId}`)).status).toBe(200);
  });

  test('grow with every bet and movement as if they were derived from all', async () => {
    const own = { token: await sandbox.login('kikor') };
    const count = (await movements('account=kikor')).totals.count;
    const list = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList?clientType=3&platform=web&pageSize=1');
    const [{ nodeId, vassalage, gameType, gameCode }] = JSON.parse(list.text).games;
    const json = { nodeId, vassalage, gameType, gameCode };
    const launched = JSON.parse((await sandbox.call('POST', '/wps/game/launchGame', { ...own, json })).text);
    const session = new URL(launched.value.url, 'http://platform.example').searchParams.get('session');
    await sandbox.call('POST', '/sandbox/game/bet', { json: { session, stake: 100, idempotencyKey: 'a' } });
    expect((await movements('account=kikor')).totals.count).toBeGreaterThan(count);
    expect((await bets(`${MONTH}&result=won`)).content.map(({ account, profit }) => [account, profit])).toEqual([
      ['kikor', 100],
    ]);
    const hashes = async () =>
      rowsOf(
        sandbox,
        `select (select md5(string_agg(t::text, ',' order by head_id, bet_id)) from sandbox.team_bets t) as bets,
          (select md5(string_agg(t::text, ',' order by head_id, entry_id)) from sandbox.team_entries t) as entries`,
      );
    const before = await hashes();
    await fillTeamRecords(sandbox.platform.db);
    expect(await hashes()).toEqual(before);
    expect(propertiesOf(before[0])['bets']).toMatch(/^\w{32}$/);
  });

  test('are read by index, whatever the filters', async () => {
    const { db } = sandbox.platform;
    await fillRows(sandbox.platform, (await memberByAccount(db, 'kikor'))?.id ?? 0, 3000);
    // A plan's cost depends on the space that deleted rows of earlier tests occupy.
    for (const table of ['team_bets', 'team_entries', 'bets', 'entries', 'transactions'])
      await db.execute(`vacuum (full, analyze) sandbox.${table}`);
    const agentId = (await memberByAccount(db, 'agent3'))?.id ?? 0;
    const scope = { headId: agentId, headLevel: 0, takes: 'downlines', level: 1 } as const;
    const span = { start: NOON - DAY_MS / 12, end: NOON };
    const page = { limit: 100, offset: 200 };
    const queries = [
      teamBetSums(db, { ...scope, ...span }),
      playedGames(db, { ...scope, ...span, gameType: 'RNG' }),
      teamBetRows(db, { ...scope, ...span, gameType: 'RNG', result: 'won' }, [1, 2], page),
      teamMovementSums(db, { ...scope, ...span, kind: undefined }),
      teamMovementRows(db, { ...scope, ...span, kind: 'win' }, page),
    ];
    for (const query of queries) {
      const plan = JSON.stringify(propertiesOf(await db.execute(sql`explain ${query}`))['rows']);
      expect(plan).toMatch(/Index|Bitmap/);
      expect(plan).not.toMatch(/Seq Scan on (team_bets|team_entries|bets|entries|transactions)/);
    }
  });
});
