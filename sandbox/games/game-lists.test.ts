import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { VAST } from '../catalogue/vast-shelf.ts';
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());
const set = (json: object) => sandbox.call('PATCH', '/sandbox/control', { json });
afterEach(() => set({ vastCatalogue: false, venues: false }));

const games = async (query: string) => {
  const { text } = await sandbox.call('GET', `/wps/relay/GCSGAME_gameList?clientType=3&platform=web&${query}`);
  const { games: list, total }: { games: { nodeId: number; gameType: string; releasedOn: string }[]; total: number } =
    JSON.parse(text);
  return { list, total };
};

test('lists a subcategory of slots like a category', async () => {
  const all = (await games('gameType=RNG')).total;
  for (const kind of ['JP', 'TG', 'AC']) {
    const { list, total } = await games(`gameType=${kind}&pageSize=100`);
    expect(total).toBeGreaterThan(5);
    expect(total).toBeLessThan(all);
    expect(new Set(list.map(({ gameType }) => gameType))).toEqual(new Set(['RNG']));
  }
});

test('some vendors use other fields of the contract for name and picture', async () => {
  const { list } = await games('vassalage=NBM&pageSize=100');
  expect(list[0]).toMatchObject({ gameName: expect.any(String), iconUrl: expect.stringMatching(/\.webp$/) });
  expect(list.filter((game) => 'nodeName' in game || 'showIcon' in game)).toEqual([]);
});

test('some games are new, and none has a date in the future', async () => {
  const { list } = await games('gameType=RNG&pageSize=100');
  const days = list.map(({ releasedOn }) => (Date.now() - Date.parse(releasedOn)) / 86_400_000);
  expect(days.some((day) => day < 30)).toBe(true);
  expect(days.every((day) => day >= 0)).toBe(true);
});

test('a switch adds 20,000 slots, each listed once, playable and with a picture', async () => {
  await set({ vastCatalogue: true });
  const pages = await Promise.all([1, 100, 200].map((page) => games(`gameType=RNG&pageSize=100&pageNo=${page}`)));
  expect(pages.map(({ total }) => total)).toEqual([VAST, VAST, VAST]);
  const ids = pages.flatMap(({ list }) => list.map(({ nodeId }) => nodeId));
  expect(new Set(ids).size).toBe(300);
  const last = pages.at(-1)?.list.at(-1);
  const picture = await sandbox.server.inject({ url: `/img/games/${last?.nodeId}.webp` });
  expect(picture.headers['content-type']).toBe('image/webp');
  const token = await sandbox.login('player4');
  const launched = await sandbox.call('POST', '/wps/game/launchGame', { token, json: payloadOf(last ?? {}) });
  expect(launched.status).toBe(200);
  const { body } = await sandbox.call('GET', '/wps/relay/GCSGAME_gameVendor');
  expect(JSON.stringify(body)).toContain('Whitecap');
});

/** The launch payload of a game. */
function payloadOf({ nodeId, vassalage, gameType, gameCode }: Record<string, unknown>) {
  return { nodeId, vassalage, gameType, gameCode };
}

test('the fallback call starts a game too', async () => {
  const [game = {}] = (await games('gameType=FISH&pageSize=1')).list;
  const token = await sandbox.login('player5');
  const query = new URLSearchParams(
    Object.entries(payloadOf({ ...game })).map(([name, value]) => [name, String(value)]),
  );
  const answer = await sandbox.call('GET', `/wps/relay/GCS_gameLaunchFB?${query}`, { token });
  expect(answer.body.value).toMatchObject({ url: expect.stringContaining('/sandbox/game/?session=') });
  expect((await sandbox.call('GET', `/wps/relay/GCS_gameLaunchFB?${query}`)).status).toBe(401);
});

test('where a venue is required, any venue of the menu starts the game', async () => {
  await set({ venues: true });
  const [game = {}] = (await games('gameType=FISH&pageSize=1')).list;
  const token = await sandbox.login('player6');
  const launch = (venue?: string) =>
    sandbox.call('POST', '/wps/game/launchGame', {
      token,
      json: { ...payloadOf({ ...game }), ...(venue && { venue }) },
    });
  expect((await launch()).body.errorCode).toBe('venue_required');
  expect((await launch('nowhere')).body.errorCode).toBe('venue_required');
  const menu = async (query: string) =>
    answerOf('dropdownMenu', await sandbox.call('GET', `/wps/relay/WPSCORE_getDropdownMenu?${query}`)).value;
  const [region] = await menu('menuGroup=region');
  const there = await menu(`menuGroup=gamingvenue&region=${region?.value}`);
  expect(there.length).toBeGreaterThan(0);
  expect(there.length).toBeLessThan((await menu('menuGroup=gamingvenue')).length);
  expect((await launch(there[0]?.value)).status).toBe(200);
});

test('a vendor’s rooms are its live tables, with limits and players', async () => {
  const token = await sandbox.login('player7');
  const answer = await sandbox.call('GET', '/wps/relay/GLS2_roomList?vassalage=VLV', { token });
  const rooms = answerOf('roomList', answer).value;
  expect(rooms).toHaveLength(40);
  expect(rooms.every(({ minBet, maxBet }) => 0 < minBet && minBet < maxBet)).toBe(true);
  expect(rooms.some(({ open }) => !open)).toBe(true);
  expect((await sandbox.call('GET', '/wps/relay/GCS_merchantWallet', { token })).body.value).toEqual({
    isSingle: true,
  });
});

const searchable = async (query = '') => {
  const { text } = await sandbox.call('GET', `/wps/search/games?${query}`);
  const { value }: { value: { games: { name: string; otherNames?: string[]; isHot?: number }[]; total: number } } =
    JSON.parse(text);
  return value;
};

test('names every game for a search, a lottery in each language of the brand', async () => {
  const { games: all, total } = await searchable('language=ZH');
  expect(all).toHaveLength(total);
  const lottery = all.find(({ name }) => name === '暹罗彩');
  expect(lottery?.otherNames).toContain('Siam Draw');
  expect(all.find(({ name }) => name === 'Fortune Tiger')).toMatchObject({
    isHot: 1,
    vassalage: 'JDW',
    gameType: 'RNG',
  });
  expect(all.filter((game) => game.name === '')).toEqual([]);
});

test('names twenty thousand games in ten pages without a gap', async () => {
  await set({ vastCatalogue: true });
  const { total } = await searchable('pageSize=1');
  const pages = Array.from({ length: Math.ceil(total / 2000) }, (_, at) => searchable(`pageNo=${at + 1}`));
  const all = (await Promise.all(pages)).flatMap((page) => page.games);
  expect(total).toBeGreaterThanOrEqual(VAST);
  expect(new Set(all.map((game) => JSON.stringify(game))).size).toBe(total);
});
