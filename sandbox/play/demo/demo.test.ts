import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '#sandbox/catalogue/catalogue.ts';
import { rowsOf } from '#sandbox/testing/answer-of.ts';
import { RUNS_OF_CALLS } from '#sandbox/testing/schedules.fixture.ts';
import { type TestSandbox, testSandbox } from '#sandbox/testing/test-sandbox.ts';

let sandbox: TestSandbox;
let random = 0.5;
beforeAll(async () => {
  sandbox = await testSandbox('of turn', { random: () => random });
});
afterAll(() => sandbox.close());

const gameOf = (name: string) => {
  const found = games.find((game) => game.name === name);
  if (!found) throw new Error(`${name} is not in the catalogue.`);
  const { nodeId, vassalage, gameType, gameCode } = found;
  return { nodeId, vassalage, gameType, gameCode };
};

async function trialToken(): Promise<string> {
  const json = { os: 'Linux', platform: 'W', encryption: false, gatewayVersion: 3 };
  return JSON.parse((await sandbox.call('POST', '/wps/session/login/freeplay', { json })).text).value.token;
}

async function launch(token: string, name: string, path = 'launchDemo') {
  const { status, text } = await sandbox.call('POST', `/wps/game/${path}`, { token, json: gameOf(name) });
  const url: unknown = JSON.parse(text).value?.url;
  return { status, session: new URL(String(url), 'http://platform.example').searchParams.get('session') ?? '' };
}

const bet = (session: string, stake: number, idempotencyKey: string) =>
  sandbox.call('POST', '/sandbox/game/bet', { json: { session, stake, idempotencyKey } });

/** All that a bet leaves in the database. */
const books = () =>
  rowsOf(
    sandbox,
    `select (select count(*)::int from sandbox.transactions) as transactions,
      (select count(*)::int from sandbox.entries) as entries,
      (select count(*)::int from sandbox.bets) as bets,
      (select sum(balance)::text from sandbox.accounts where balance > 0) as held`,
  );

// @proves 1.4
test('a trial account plays a demo, and no real game', async () => {
  const token = await trialToken();
  expect((await launch(token, 'Fortune Tiger', 'launchGame')).status).toBe(403);
  const { session } = await launch(token, 'Fortune Tiger');
  const shown = await sandbox.call('GET', `/sandbox/game/session?session=${session}`);
  expect(shown.body).toMatchObject({ demo: true, balance: 20_000, game: { kind: 'reels' } });
  random = 0.999;
  expect((await bet(session, 500, 'a')).body).toMatchObject({ win: 0, balance: 19_500 });
  expect((await bet(session, 500, 'a')).body).toMatchObject({ win: 0, balance: 19_500 });
  expect((await bet(session, 600, 'a')).status).toBe(409);
});

test('only games whose vendor offers a demo have one', async () => {
  const token = await trialToken();
  expect((await launch(token, 'Speed Baccarat')).status).toBe(404);
  const list = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList?clientType=3&platform=web&pageSize=500');
  const offered: { vassalage: string; demo?: boolean }[] = JSON.parse(list.text).games;
  const vendors = new Set(offered.filter(({ demo }) => demo).map(({ vassalage }) => vassalage));
  expect([vendors.has('JDW'), vendors.has('RGL')]).toEqual([true, false]);
});

test('a demo ends with its log-in', async () => {
  const token = await trialToken();
  const { session } = await launch(token, 'Reef Hunter');
  expect((await bet(session, 100, 'first')).status).toBe(200);
  await sandbox.call('DELETE', '/wps/session/logout', { token });
  expect((await bet(session, 100, 'second')).status).toBe(401);
});

test('no sequence of rounds in a demo moves money, for a member neither', async () => {
  const token = await sandbox.login('player1');
  const { session } = await launch(token, 'Fortune Tiger');
  const before = await books();
  const round = fc.record({
    stake: fc.integer({ min: 10, max: 10_000 }),
    chance: fc.double({ min: 0, max: 0.999, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(round, { maxLength: 5 }), fc.uuid(), async (rounds, id) => {
      for (const [index, { stake, chance }] of rounds.entries()) {
        random = chance;
        await bet(session, stake, `${id}-${index}`);
      }
      expect(await books()).toEqual(before);
    }),
    { numRuns: RUNS_OF_CALLS },
  );
});
