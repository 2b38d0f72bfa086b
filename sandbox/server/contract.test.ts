import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import { answerOf } from '../testing/answer-of.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';

const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
);
const methods = { GET: 'GET', POST: 'POST', PUT: 'PUT', DELETE: 'DELETE' } as const;

describe('the contract', () => {
  let sandbox: TestSandbox;
  let member = '';
  let agent = '';
  beforeAll(async () => {
    sandbox = await testSandbox();
    [member, agent] = [await sandbox.login('player1'), await sandbox.login('agent1')];
  });
  afterAll(() => sandbox.close());

  // @proves 7.35
  test.each([
    '/wps/captcha',
    '/wps/system/whitelabel',
    '/wps/system/setting/register',
    '/wps/system/status?lang=VN',
    '/wps/system/keys',
    '/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&gameType=LIVE&pageNo=2&pageSize=5',
    '/wps/relay/GCSGAME_hotGamesV2?merchantCode=x&isPlatform=2&platform=flash,html5-desktop&language=EN',
    '/wps/relay/GCSGAME_getVassGameType',
    '/wps/relay/GCSGAME_gameVendor?merchantCode=x',
    '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&language=EN&limitNum=20',
    '/wps/relay/getWinnerBoard?language=EN&limitNum=20',
    '/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=W&execution=B&language=TY',
  ])('is kept by %s', async (url) => {
    const { status, body } = await sandbox.call('GET', url);
    expect([status, body.success]).toEqual([200, true]);
  });

  test('refuses null characters and halves of pairs, which a database cannot store', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = { headers, text: 'username=a%00b&email=c' };
    expect((await sandbox.call('POST', '/wps/member/password/email', form)).status).toBe(400);
    expect((await sandbox.call('GET', '/wps/agent/affiliate?code=%00&domain=x')).status).toBe(400);
    const json = { score: 1, shown: { version: '1', language: 'EN', text: '\ud800' } };
    expect((await sandbox.call('POST', '/wps/member/care/selfTest', { token: member, json })).status).toBe(400);
  });

  test.each(['today', 'week', 'month'])("is kept by an agent's team of %s", async (period) => {
    const answer = await sandbox.call('GET', `/wps/relay/MCS2_teamOverview?period=${period}`, { token: agent });
    const { totals, levels, downlines } = answerOf('teamOverview', answer).value;
    expect(levels.map(({ level }) => level)).toEqual([0, 1, 2, 3]);
    expect(downlines.map(({ account }) => account).toSorted()).toEqual(['agent11', 'agent12']);
    expect(totals.turnover).toBeGreaterThan(0);
    expect(levels.reduce((sum, { turnover }) => sum + turnover, 0)).toBe(totals.turnover);
  });

  test('closes the team to members', async () => {
    const answer = await sandbox.call('GET', '/wps/relay/MCS2_teamOverview', { token: member });
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'non_agent_account' } });
  });

  test('remembers a language that the brand offers', async () => {
    const set = (lang: string) => sandbox.call('PUT', '/wps/member/language', { token: member, json: { lang } });
    expect((await set('EN')).status).toBe(200);
    expect((await set('XX')).status).toBe(422);
  });

  test('refuses everything that breaks it with a reason, never with a 500', async () => {
    const header = fc.constantFrom('application/json', 'application/jose', 'text/plain', 'application/xml', '');
    const query = fc.dictionary(
      fc.constantFrom('clientType', 'platform', 'pageNo', 'pageSize', 'gameType', 'period', 'limitNum', 'lang', 'x'),
      fc.oneof(fc.string(), fc.integer().map(String)),
    );
    const body = fc.oneof(fc.json(), fc.string(), fc.constantFrom('a.b.c.d.e', '{"__proto__":{"a":1}}', '', '\u0000'));
    const token = fc.constantFrom(undefined, member, agent, 'nonsense');
    const arbitrary = fc.record({ call: fc.constantFrom(...calls), query, body, header, token });
    await fc.assert(
      fc.asyncProperty(arbitrary, async ({ call, query: values, body: text, header: type, token: bearer }) => {
        const method = Object.values(methods).find((known) => known === call.method) ?? 'GET';
        const search = new URLSearchParams(values).toString();
        const { status, body: answer } = await sandbox.call(method, `${call.path}?${search}`, {
          ...(bearer !== undefined && call.path !== '/wps/session/logout' && { token: bearer }),
          ...(method !== 'GET' && { text }),
          headers: type === '' ? {} : { 'content-type': type },
        });
        expect(status).toBeLessThan(500);
        if (status !== 200) expect(answer).toMatchObject({ success: false, message: expect.stringMatching(/\w/) });
      }),
      { numRuns: 250 },
    );
    expect(sandbox.reports).toEqual([]);
  });
});
