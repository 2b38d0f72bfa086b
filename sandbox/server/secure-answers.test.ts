import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const headersOf = async (url: string, method: 'GET' | 'OPTIONS' | 'POST' = 'GET') =>
  (await sandbox.server.inject({ method, url, headers: { origin: 'http://localhost:4777' } })).headers;

it.each([
  ['GET', '/wps/system/status'],
  ['GET', '/wps/member/info'],
  ['GET', '/wps/nowhere'],
  ['GET', '/wps/system/status?unknown=1'],
  ['GET', '/%zz'],
  ['POST', '/wps/session/login'],
  ['OPTIONS', '/wps/system/status'],
  ['GET', '/sandbox/'],
  ['GET', '/sandbox/console.css'],
  ['GET', '/sandbox/control'],
] as const)('%s %s is kept by no cache, sniffed by no browser and loaded by no other site', async (method, url) => {
  expect(await headersOf(url, method)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

it.each(['/sandbox/game/', '/sandbox/game/game.js', '/sandbox/game/symbols/bell.svg', '/sandbox/chat/chat.css'])(
  '%s may be loaded by a frame with an opaque origin',
  async (url) => {
    expect(await headersOf(url)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
  },
);

it('names the address of a framed page in its policy, where WebKit takes nothing to be of the page itself', async () => {
  const { 'content-security-policy': policy } = await headersOf('/sandbox/game/');
  expect(policy).toMatch(/default-src 'self' http:\/\/localhost(:\d+)?;/);
});

it('lets caches keep pictures, which are the same for everybody', async () => {
  expect(await headersOf('/img/COUNTRY_FLAG/PH.svg')).toMatchObject({ 'cache-control': 'public, max-age=86400' });
});
