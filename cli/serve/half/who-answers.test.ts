import { expect, it } from 'vitest';
import type { PlatformDomain } from '#schemas/generated/platform-domains.ts';
import { type Answerer, whoAnswers } from './who-answers.ts';

const some: PlatformDomain[] = ['member', 'wallets', 'lottery'];
const visitors: PlatformDomain[] = ['log-in', 'lottery'];

it.each<[PlatformDomain[], string, string, Answerer]>([
  [some, 'GET', '/wps/v2/wallets/balance', 'sandbox'],
  [some, 'POST', '/lgw/bets', 'sandbox'],
  [some, 'GET', '/wps/relay/GCSGAME_gameList', 'platform'],
  // No call of the contract.
  [some, 'POST', '/wps/v2/wallets/balance', 'platform'],
  [some, 'GET', '/lgw/games/of-the-operator', 'platform'],
  [some, 'GET', '/toString', 'platform'],
  // The platform would not know a session of the sandbox.
  [some, 'PUT', '/wps/member/register', 'platform'],
  [some, 'DELETE', '/wps/session/logout', 'platform'],
  [visitors, 'PUT', '/wps/member/register', 'sandbox'],
  [visitors, 'POST', '/wps/session/login', 'sandbox'],
  [visitors, 'GET', '/wps/v2/wallets/balance', 'sandbox'],
  [visitors, 'GET', '/wps/relay/GCSGAME_gameList', 'platform'],
  [some, 'GET', '/wps/live', 'platform'],
  [['live'], 'GET', '/wps/live', 'sandbox'],
  [visitors, 'GET', '/wps/live', 'sandbox'],
  [some, 'GET', '/img/games/1.webp', 'either'],
  [some, 'POST', '/img/games/1.webp', 'platform'],
  [some, 'GET', '/sandbox/game/index.html', 'sandbox'],
  [some, 'GET', '/sandboxes', 'platform'],
])('with %j from the sandbox, %s %s is for the %s', (mocked, method, path, answerer) => {
  expect(whoAnswers(mocked, method, path)).toBe(answerer);
});
