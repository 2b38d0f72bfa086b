import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { gamesOf } from '../catalogue/game-items.ts';
import { settleBet } from '../play/bet.ts';
import { memberByAccount } from '../roster/member.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

describe('the boards of winners', () => {
  let sandbox: TestSandbox;
  let now = Date.parse('2026-05-20T12:00:20Z');
  beforeAll(async () => {
    sandbox = await testSandbox('of turn', { now: () => now });
  });
  afterAll(() => sandbox.close());

  const latest = async (limit = 20) => {
    const answer = await sandbox.call('GET', `/wps/relay/getWinnerBoard?limitNum=${limit}`);
    return answerOf('winnerBoard', answer).value.list.map(({ vo }) => vo);
  };
  const top = async () => {
    const answer = await sandbox.call('GET', '/wps/relay/GCSGAME_getRankList');
    return answerOf('rankList', answer).value.list.map(({ vo }) => vo);
  };
  const play = async (stake: number, win: number) => {
    now += 60_000;
    const member = await memberByAccount(sandbox.platform.db, 'player1');
    const [game] = gamesOf(sandbox.platform);
    if (!member || !game) throw new Error('The seed has a player and games.');
    await settleBet(sandbox.platform, {
      playing: { memberId: member.id, game, wallet: null },
      stake: minorUnits(stake),
      win: minorUnits(win),
      idempotencyKey: `board-test:${now}`,
    });
  };

  test('have the latest wins newest first, beside the largest', async () => {
    const wins = await latest();
    expect(wins).toHaveLength(20);
    const times = wins.map(({ wonAt = 0 }) => wonAt);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const largest = (await top()).map(({ winAmount }) => winAmount);
    expect(largest).toEqual(largest.toSorted((one, other) => other - one));
    expect(wins.map(({ id }) => id)).not.toEqual((await top()).map(({ id }) => id));
  });

  test('list a win at once, but not a bet that paid no more than its stake', async () => {
    await play(100, 101);
    const [first] = await latest(1);
    expect(first).toMatchObject({ winAmount: 101, wonAt: now });
    expect(first?.account).not.toContain('player1');
    await play(100, 100);
    await play(100, 0);
    expect(await latest(1)).toEqual([first]);
  });
});
