import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox, tokenOf } from '../testing/test-sandbox.ts';

const FREE_PLAY = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 };

describe("an account's games", () => {
  let sandbox: TestSandbox;
  let time = Date.now();
  beforeAll(async () => {
    sandbox = await testSandbox('of turn', {
      now: () => {
        time += 1;
        return time;
      },
    });
  });
  afterAll(() => sandbox.close());

  const ask = (path: string, token: string) => sandbox.call('GET', `/wps/relay/${path}`, { token });
  const favorites = async (token: string) =>
    answerOf('favoriteGames', await ask('MCSFE_getFavoriteGames', token)).value.favGameIds;
  const recent = async (token: string): Promise<number[]> =>
    answerOf('recentGames', await ask('GCS_recentGame', token)).value.content.map(({ nodeId }) => nodeId);
  const games = async (count: number) => {
    const list = await sandbox.call('GET', `/wps/relay/GCSGAME_gameList?clientType=3&platform=web&pageSize=${count}`);
    return JSON.parse(list.text).games.map(
      ({ nodeId, vassalage: vendor, gameType, gameCode }: Record<string, string>) => ({
        nodeId,
        vendor,
        gameType,
        gameCode,
      }),
    );
  };
  const add = (token: string, { nodeId, vendor, gameType }: Record<string, unknown>) =>
    sandbox.call('POST', '/wps/relay/MCSFE_addFavoriteGameV2', { token, json: { nodeId, vendor, gameType } });
  const remove = (token: string, { nodeId, vendor, gameType }: Record<string, unknown>) =>
    sandbox.call(
      'DELETE',
      `/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=${nodeId}&vendor=${vendor}&gameType=${gameType}`,
      { token },
    );

  test('are seeded for player1 only', async () => {
    const [one, two] = [await sandbox.login('player1'), await sandbox.login('player2')];
    expect((await favorites(one)).length).toBeGreaterThan(3);
    expect((await recent(one)).length).toBeGreaterThan(3);
    expect([await favorites(two), await recent(two)]).toEqual([[], []]);
  });

  test('can be added and removed repeatedly', async () => {
    const token = await sandbox.login('player3');
    const [first, second] = await games(2);
    for (const game of [first, second, first]) expect((await add(token, game)).status).toBe(200);
    expect(new Set(await favorites(token))).toEqual(new Set([first.nodeId, second.nodeId]));
    for (const game of [first, first]) expect((await remove(token, game)).status).toBe(200);
    expect(await favorites(token)).toEqual([second.nodeId]);
  });

  // @proves 2.7
  test('come in pages', async () => {
    const token = await sandbox.login('player4');
    for (const game of await games(5)) await add(token, game);
    const page = async (number: number) =>
      answerOf('favoriteGamesList', await ask(`MCSFE_getFavoriteGamesList?pageNum=${number}&pageSize=2`, token)).value
        .favGameList;
    expect(await page(1)).toMatchObject({ pageNum: 1, totalPages: 3, content: [{}, {}] });
    expect((await page(3)).content).toHaveLength(1);
    expect(await page(4)).toEqual({ pageNum: 4, totalPages: 3, content: [] });
  });

  // @proves 1.19
  test('are remembered when launched, latest first', async () => {
    const token = await sandbox.login('player5');
    const [first, second] = await games(2);
    for (const { vendor: vassalage, ...game } of [first, second, first]) {
      const { status } = await sandbox.call('POST', '/wps/game/launchGame', { token, json: { ...game, vassalage } });
      expect(status).toBe(200);
    }
    expect(await recent(token)).toEqual([first.nodeId, second.nodeId]);
  });

  test('are refused to visitors and trial accounts', async () => {
    const [game] = await games(1);
    const trial = tokenOf(await sandbox.call('POST', '/wps/session/login/freeplay', { json: FREE_PLAY }));
    expect(await add(trial, game)).toMatchObject({ status: 403, body: { errorCode: 'trial_account' } });
    for (const path of ['MCSFE_getFavoriteGames', 'MCSFE_getFavoriteGamesList', 'GCS_recentGame']) {
      expect(await ask(path, trial)).toMatchObject({ status: 403, body: { errorCode: 'trial_account' } });
    }
    const visitor = await sandbox.call('GET', '/wps/relay/MCSFE_getFavoriteGames');
    expect(visitor).toMatchObject({ status: 401, body: { errorCode: 'not_logged_in' } });
    const wrong = await add(await sandbox.login('player6'), { ...game, vendor: 'NOBODY' });
    expect(wrong).toMatchObject({ status: 404, body: { errorCode: 'not_found' } });
  });

  test('are closed while the module is off', async () => {
    const token = await sandbox.login('player1');
    const set = (on: boolean) => sandbox.call('PATCH', '/sandbox/control', { json: { modules: { ACCOUNTGAME: on } } });
    await set(false);
    for (const path of ['MCSFE_getFavoriteGames', 'MCSFE_getFavoriteGamesList', 'GCS_recentGame']) {
      const answer = await sandbox.call('GET', `/wps/relay/${path}`, { token });
      expect(answer).toMatchObject({ status: 403, body: { errorCode: 'not_available' } });
    }
    await set(true);
    expect(await favorites(token)).not.toEqual([]);
    expect(sandbox.reports).toEqual([]);
  });
});
