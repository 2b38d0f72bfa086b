import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockAccount } from '../devices/lock-account.ts';
import { memberByAccount } from '../roster/member.ts';
import { closeOtherSessions } from '../session/session.ts';
import { setPassword } from '../session/set-password.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

const HOUR = 3_600_000;

let sandbox: TestSandbox;
let time = Date.now();
beforeAll(async () => {
  sandbox = await testSandbox('of turn', { now: () => time });
});
afterAll(() => sandbox.close());

/** Logs in and launches a game. @returns the member's token and the game's */
async function launch(account: string, wait = 0) {
  const token = await sandbox.login(account);
  time += wait;
  const list = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList?clientType=3&platform=web&pageSize=1');
  const [{ nodeId, vassalage, gameType, gameCode }] = JSON.parse(list.text).games;
  const json = { nodeId, vassalage, gameType, gameCode };
  const { value } = JSON.parse((await sandbox.call('POST', '/wps/game/launchGame', { token, json })).text);
  const game = new URL(value.url, 'http://platform.example').searchParams.get('session') ?? '';
  return { token, game };
}

/** Status of both calls that the game makes. */
async function answers(session: string) {
  const json = { session, stake: 500, idempotencyKey: `${session}-${time}` };
  const shown = await sandbox.call('GET', `/sandbox/game/session?session=${session}`);
  const bet = await sandbox.call('POST', '/sandbox/game/bet', { json });
  return [shown.status, bet.status];
}

test.each([
  ['a log-out', 'player5', (token: string) => sandbox.call('DELETE', '/wps/session/logout', { token })],
  ['a log-in elsewhere', 'player6', () => sandbox.login('player6')],
  [
    'a new password set elsewhere',
    'player7',
    async () => {
      const member = await memberByAccount(sandbox.platform.db, 'player7');
      if (member) await setPassword(sandbox.platform, member, 'Sea-Breeze8');
    },
  ],
  [
    'a log-out everywhere in another session of the device',
    'player10',
    async () => {
      const member = await memberByAccount(sandbox.platform.db, 'player10');
      if (member) await closeOtherSessions(sandbox.platform.db, member.id, 'another');
    },
  ],
  ['a lock', 'player8', () => lockAccount(sandbox.platform, { account: 'player8', isLocked: true })],
  [
    "the session's expiry",
    'player9',
    async () => {
      time += 12 * HOUR;
    },
  ],
])('the token of a game ends with its session: %s', async (_what, account, end) => {
  const launched = await launch(account);
  expect(await answers(launched.game)).toEqual([200, 200]);
  await end(launched.token);
  expect(await answers(launched.game)).toEqual([401, 401]);
});

test('a game launched late in a session ends with it', async () => {
  const { game } = await launch('player9', 11 * HOUR);
  expect(await answers(game)).toEqual([200, 200]);
  time += 2 * HOUR;
  expect(await answers(game)).toEqual([401, 401]);
});
