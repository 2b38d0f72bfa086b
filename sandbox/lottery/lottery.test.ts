import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveMessage } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { answerOf } from '../testing/answer-of.ts';
import { databaseOfTurn, databasesOfTurn } from '../testing/databases-of-turn.ts';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';
import { payout } from './bets/payout.ts';
import { settleDue } from './bets/settle.ts';
import { drawNumbers, seedOf } from './draws/draw-numbers.ts';
import { lotteryGame } from './games/lottery-games.ts';
import { kindOf, lotteryRound } from './lottery-round.fixture.ts';

const FREE_PLAY = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };
const MINUTE = 60_000;

describe.each(databasesOfTurn(import.meta.url))('the lottery on %s', (kind) => {
  let sandbox: TestSandbox;
  let round: ReturnType<typeof lotteryRound>;
  let time = Date.UTC(2026, 4, 20, 9, 0, 10);
  beforeAll(async () => {
    sandbox = await testSandbox(kind, { now: () => time });
    round = lotteryRound(sandbox);
  });
  afterAll(() => sandbox.close());

  const code = ({ body }: { body: { errorCode?: string } }) => body.errorCode;

  test('places a slip once, however often it is sent, even concurrently', async () => {
    const token = await sandbox.login('player2');
    const start = await round.balance(token);
    const lines = [await round.line('daily-four', 'straight', 10), await round.line('speed-draw-5', 'last2', 20)];
    const answers = await Promise.all(Array.from({ length: 6 }, () => round.place(token, 'same', lines)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await round.balance(token)).toBe(start - 30);
    const other = await round.place(token, 'same', lines.slice(1));
    expect([other.status, code(other)]).toEqual([409, 'idempotency_conflict']);
    time += MINUTE * 1440;
    const late = await round.place(await sandbox.login('player2'), 'same', lines);
    expect(late.status).toBe(200);
  });

  test('settles bets that came due during downtime, and only once', async () => {
    const early = await sandbox.login('player8');
    const start = await round.balance(early);
    const line = await round.line('xo-so-mien-bac', 'anywhere2', 100);
    await round.place(early, 'slept', [line]);
    time += 3 * 86_400_000;
    const token = await sandbox.login('player8');
    await Promise.all([settleDue(sandbox.platform), settleDue(sandbox.platform)]);
    const [drawn] = (await round.opened('xo-so-mien-bac')).filter(({ issue }) => issue === line.issue);
    if (!drawn) throw new Error('The draw is missing.');
    const won = payout(kindOf('xo-so-mien-bac', 'anywhere2'), { ...line, odds: [line.odds] }, drawn);
    expect(await round.balance(token)).toBe(start - 100 + won);
    expect((await round.bets(token))[0]).toMatchObject({ state: won > 0 ? 'won' : 'lost', win: won });
  });

  // The tests below send one request at a time, for which both databases behave alike.
  if (kind !== databaseOfTurn(import.meta.url)) return;

  // @proves 9.20
  test.each([
    ['/lgw/games/game_menus?prizeMode=LOTT&device=WEB', 'draw-house-6-45'],
    ['/lgw/games/game_menus?prizeMode=ZY&device=WEB&language=VN', 'speed-draw-1'],
    ['/lgw/games/game_menus?prizeMode=ELOTT&device=WEB&language=AR', 'xo-so-mien-bac'],
    ['/lgw/games/game_menus?prizeMode=SEA&device=WEB&language=TH', 'siam-draw'],
    ['/lgw/vn/games/game_menu?device=WEB&language=ZH', 'xo-so-mien-bac'],
  ])('%s has its games in groups', async (url, gameCode) => {
    const groups = answerOf('lotteryMenus', await sandbox.call('GET', url)).value;
    expect(groups.flatMap(({ games }) => games.map((game) => game.gameCode))).toContain(gameCode);
    expect(groups.every(({ groupName }) => groupName.length > 1)).toBe(true);
  });

  test('every game can be opened, in every language', async () => {
    for (const language of ['EN', 'TY', 'VN', 'TH', 'ZH', 'AR']) {
      const answer = await sandbox.call('GET', `/lgw/games/game?gameCode=fast-three-dice&language=${language}`);
      const { rules, kinds, game } = answerOf('lotteryTable', answer).value;
      expect(rules).toHaveLength(3);
      const names = kinds.map(({ name }) => name);
      expect(new Set([game.gameName, ...names]).size).toBe(4);
    }
    expect(code(await sandbox.call('GET', '/lgw/games/game?gameCode=nothing'))).toBe('not_found');
  });

  test('publishes the hash of a draw before it and the seed after', async () => {
    const before = await round.issue('speed-draw-1');
    time += 2 * MINUTE;
    const drawn = (await round.opened('speed-draw-1')).find(({ issue }) => issue === before.issue);
    expect(drawn?.commitment).toBe(before.commitment);
    expect(
      createHash('sha256')
        .update(drawn?.seed ?? '')
        .digest('hex'),
    ).toBe(before.commitment);
  });

  test('debits the stake when the bet is placed and pays the win at the draw', async () => {
    const token = await sandbox.login('player1');
    const start = await round.balance(token);
    const sides = await Promise.all(
      ['big', 'small'].map(async (side) => ({ ...(await round.line('speed-draw-1', 'side', 100)), selection: [side] })),
    );
    const placed = await round.place(token, 'sides', sides);
    expect(placed).toMatchObject({ status: 200, body: { value: { balance: start - 200, currency: 'USD' } } });
    expect((await round.bets(token)).map(({ state }) => state)).toEqual(['open', 'open']);
    time += 2 * MINUTE;
    const settled = await round.bets(token);
    expect(settled.map(({ state }) => state).sort()).toEqual(['lost', 'won']);
    expect(settled.every(({ numbers }) => numbers.length === 5)).toBe(true);
    expect(await round.balance(token)).toBe(start - 200 + 190);
  });

  test('counts a settled bet like any other: for missions, points and the winner board', async () => {
    const token = await sandbox.login('player9');
    const ask = (path: string) => sandbox.call('GET', `/wps/relay/${path}`, { token });
    const isDayBets = ({ missionId }: { missionId: string }) => missionId === 'day-bets';
    const counted = async () => ({
      bets:
        answerOf('missionSummary', await ask('MCSFE_getMissionSummaryDetails')).value.missions.find(isDayBets)
          ?.progress ?? 0,
      points: answerOf('pointBalance', await ask('MCS2_getPointBalance')).value.currentPoints,
    });
    const { bets, points } = await counted();
    const heard: LiveMessage[] = [];
    const listener = {
      memberId: 0,
      tokenHash: '',
      send: (said: LiveMessage) => heard.push(said),
      close: () => undefined,
    };
    const leave = sandbox.platform.live.join(listener, undefined);
    const line = await round.line('daily-four', 'straight', 100);
    const draw = lotteryGame('daily-four')?.draw ?? { form: 'digits', count: 4 };
    const selection = [...drawNumbers(draw, seedOf('daily-four', line.issue)).numbers];
    await round.place(token, 'counted', [{ ...line, selection }]);
    expect(await counted()).toEqual({ bets, points });
    await round.draw('daily-four');
    expect(await counted()).toEqual({ bets: bets + 1, points: points + 10 });
    const wins = heard.flatMap(({ event }) => (event?.topic === 'winner' ? [event.data] : []));
    expect(wins).toMatchObject([{ vo: { winAmount: 900_000, gameCode: 'daily-four' } }]);
    leave();
  });

  test('places all lines of a slip or none, and names the refused ones', async () => {
    const token = await sandbox.login('player3');
    const start = await round.balance(token);
    const good = await round.line('daily-four', 'straight', 10);
    const gone = { ...good, issue: '20200101-1' };
    const answer = await round.place(token, 'mixed', [good, gone, good, gone]);
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'issue_closed', value: { lines: [1, 3] } } });
    expect([await round.balance(token), await round.bets(token)]).toEqual([start, []]);
    const poor = await round.place(
      token,
      'poor',
      Array.from({ length: 6 }, () => ({
        ...good,
        kind: 'side',
        selection: ['odd'],
        stake: minorUnits(10_000),
        odds: 190,
      })),
    );
    expect(code(poor)).toBe('insufficient_funds');
    expect(await round.balance(token)).toBe(start);
  });

  test('refuses invalid bets', async () => {
    const token = await sandbox.login('player4');
    const good = await round.line('draw-house-6-45', 'match', 10);
    const send = async (change: object) =>
      code(await round.place(token, JSON.stringify(change).slice(0, 60).replaceAll(' ', ''), [{ ...good, ...change }]));
    expect(await send({ stake: 15 })).toBe('invalid_field');
    expect(await send({ stake: 1_000_000 })).toBe('invalid_field');
    expect(await send({ selection: ['01', '02'] })).toBe('invalid_field');
    expect(await send({ selection: ['02', '01', '03', '04', '05', '06'] })).toBe('invalid_field');
    expect(await send({ kind: 'none' })).toBe('not_found');
    expect(await send({ odds: 200 })).toBe('odds_changed');
    expect(await round.bets(token)).toEqual([]);
  });

  test('takes no bets just before a draw, from trial accounts, or while the game is closed', async () => {
    const token = await sandbox.login('player5');
    const { closeTime, drawTime } = await round.issue('speed-draw-1');
    const line = await round.line('speed-draw-1', 'side', 10);
    time = closeTime;
    expect((await round.issue('speed-draw-1')).state).toBe('closed');
    expect(code(await round.place(token, 'late', [line]))).toBe('issue_closed');
    const { nextIssue } = await round.issue('speed-draw-1');
    expect((await round.place(token, 'early', [{ ...line, issue: nextIssue }])).status).toBe(200);
    time = drawTime;
    const next = await round.line('speed-draw-1', 'side', 10);
    await sandbox.call('PATCH', '/sandbox/control', { json: { lotteryClosed: ['speed-draw-1'] } });
    expect((await round.issue('speed-draw-1')).state).toBe('maintenance');
    expect(code(await round.place(token, 'closed', [next]))).toBe('game_maintenance');
    await sandbox.call('PATCH', '/sandbox/control', { json: { lotteryClosed: [] } });
    const trial = tokenOf(await sandbox.call('POST', '/wps/session/login/freeplay', { json: FREE_PLAY }));
    expect(code(await round.place(trial, 'trial', [next]))).toBe('trial_account');
    expect(code(await sandbox.call('POST', '/lgw/bets', { json: { idempotencyKey: 'x', lines: [next] } }))).toBe(
      'not_logged_in',
    );
  });

  test('pays a bet at the odds it was placed at', async () => {
    const token = await sandbox.login('player6');
    const start = await round.balance(token);
    const usual = await Promise.all(
      ['odd', 'even'].map(async (side) => ({ ...(await round.line('speed-draw-3', 'side', 100)), selection: [side] })),
    );
    await round.place(token, 'usual', usual);
    await sandbox.call('PATCH', '/sandbox/control', { json: { lotteryOdds: 90 } });
    expect(code(await round.place(token, 'stale', usual))).toBe('odds_changed');
    await round.draw('speed-draw-3');
    expect(await round.balance(token)).toBe(start - 200 + 190);
    await sandbox.call('PATCH', '/sandbox/control', { json: { lotteryOdds: 100 } });
  });

  test('refunds every stake of a cancelled draw', async () => {
    const token = await sandbox.login('player7');
    const start = await round.balance(token);
    const line = await round.line('isles-jackpot', 'match', 10);
    await round.place(token, 'cancelled', [
      line,
      { ...line, kind: 'any1', selection: ['07'], odds: kindOf('isles-jackpot', 'any1').tiers[0]?.odds ?? 0 },
    ]);
    await round.draw('isles-jackpot', true);
    expect((await round.bets(token)).map(({ state, win }) => [state, win])).toEqual([
      ['refunded', 10],
      ['refunded', 10],
    ]);
    expect(await round.balance(token)).toBe(start);
    expect((await round.opened('isles-jackpot'))[0]).toMatchObject({
      issue: line.issue,
      status: 'cancelled',
      numbers: [],
    });
  });

  test('takes no bets on a draw made early while betting on the one before it was closed', async () => {
    const seen = time;
    time = Date.parse('2026-05-20T12:55:00Z');
    const closed = await round.issue('draw-house-6-45');
    expect(closed).toMatchObject({ state: 'closed', nextIssue: '20260521' });
    await round.draw('draw-house-6-45');
    expect(await round.issue('draw-house-6-45')).toMatchObject({ issue: closed.issue, nextIssue: '20260522' });
    time = seen;
  });

  test('lists the games bet on last, and closes with its module', async () => {
    const token = await sandbox.login('player2');
    const recent = () => sandbox.call('GET', '/lgw/vn/games/game_menu/recent?device=WEB', { token });
    const games = answerOf('recentLotteryGames', await recent()).value;
    expect(games.map(({ gameCode }) => gameCode)).toEqual(['daily-four', 'speed-draw-5']);
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { LOTTERY: false } } });
    expect(code(await recent())).toBe('not_available');
    expect(code(await sandbox.call('GET', '/lgw/games/game_menus?prizeMode=LOTT'))).toBe('not_available');
    await sandbox.call('PATCH', '/sandbox/control', { json: { modules: { LOTTERY: true } } });
    expect(await round.faults()).toEqual([{ total: 0, wrong: 0 }]);
    expect(sandbox.reports).toEqual([]);
  });
});
