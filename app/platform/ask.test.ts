// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask } from './ask.ts';
import { createPlatform } from './create-platform.ts';
import { feedback } from './generated/operations/feedback.ts';
import { gameList } from './generated/operations/game-list.ts';
import { gameVendor } from './generated/operations/game-vendor.ts';
import { logout } from './generated/operations/logout.ts';
import { unreadCount } from './generated/operations/unread-count.ts';
import { PlatformError } from './platform-error.ts';

const platform = createPlatform({ url: 'https://platform.example', token: () => 'T', language: () => 'fil' });

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: string, headers: Record<string, string> = {}) {
  const calls: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(request);
    return new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } });
  });
  return calls;
}

async function problemOf(): Promise<PlatformError> {
  const problem = await logout(platform).catch((thrown: unknown) => thrown);
  if (!(problem instanceof PlatformError)) throw new Error('The call succeeded.');
  return problem;
}

describe('ask', () => {
  // @proves 7.1
  it('sends the token, the language and the kind of client, and returns a valid answer', async () => {
    const calls = answering(200, '{"success":true}');
    await logout(platform);
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer T');
    expect(calls[0]?.headers.get('accept-language')).toBe('fil');
    expect(calls[0]?.headers.get('platform')).toBe('WEB');
  });

  it.each([
    [401, 'unauthorised'],
    [400, 'refused'],
    [404, 'refused'],
    [429, 'busy'],
    [500, 'failed'],
    [502, 'failed'],
  ])('maps status %i to an error kind', async (status, kind) => {
    answering(status, '{"success":false,"message":"No."}');
    const problem = await problemOf();
    expect(problem.kind).toBe(kind);
    expect(problem.details.serverMessage).toBe('No.');
  });

  // @proves 8.6
  it.each(['<h1>Bad gateway</h1>', '', '[]', '"text"', '{"message":7}'])('survives the error body %j', async (body) => {
    answering(502, body);
    const problem = await problemOf();
    expect(problem.kind).toBe('failed');
    expect(problem.details.serverMessage).toBeUndefined();
  });

  // @proves 8.6
  it('reads Retry-After in seconds', async () => {
    answering(429, '{}', { 'retry-after': '30' });
    expect((await problemOf()).details.retryAfter).toBe(30);
  });

  it('reads Retry-After as a date', async () => {
    const date = 'Fri, 27 Nov 2026 23:59:50 GMT';
    answering(429, '', { 'retry-after': 'Sat, 28 Nov 2026 00:01:20 GMT', date });
    expect((await problemOf()).details.retryAfter).toBe(90);
    answering(429, '', { 'retry-after': 'Fri, 27 Nov 2026 23:00:00 GMT', date });
    expect((await problemOf()).details.retryAfter).toBe(0);
    answering(429, '', { 'retry-after': 'soon', date });
    expect((await problemOf()).details.retryAfter).toBeUndefined();
    // The device's clock may say anything.
    answering(429, '', { 'retry-after': 'Sat, 28 Nov 2026 00:01:20 GMT' });
    expect((await problemOf()).details.retryAfter).toBeUndefined();
  });

  it('reads a refusal with a good status like an error answer', async () => {
    answering(200, '{"success":false,"message":"No.","errorCode":"captcha_wrong","value":{"captcha":true}}');
    const { kind, details } = await problemOf();
    expect(kind).toBe('refused');
    expect(details).toMatchObject({ serverMessage: 'No.', errorCode: 'captcha_wrong', value: { captcha: true } });
    await expect(unreadCount(platform)).rejects.toMatchObject({ kind: 'refused' });
    answering(200, '{"success":false}');
    expect((await problemOf()).kind).toBe('refused');
  });

  it.each([
    [200, '{"success":false,"errorCode":"not_logged_in"}', ['not_logged_in']],
    [200, '{"success":false,"errorCode":"logged_in_elsewhere"}', ['logged_in_elsewhere']],
    [401, '', ['']],
    [401, '{"errorCode":"not_logged_in"}', ['not_logged_in']],
    [401, '{"errorCode":"invalid_credentials"}', []],
    [200, '{"success":false}', []],
    [200, '{"success":true}', []],
    [403, '{"errorCode":"not_logged_in"}', []],
    [500, '', []],
  ])('with status %i and the body %j, reports %j as the end of the session', async (status, body, reported) => {
    answering(status, body);
    const reasons: string[] = [];
    const options = { url: 'https://platform.example', token: () => 'T', language: () => 'en' };
    await logout(createPlatform({ ...options, onTokenRefused: (reason) => reasons.push(reason) })).catch(() => null);
    expect(reasons).toEqual(reported);
  });

  it.each(['', '<html>', 'null', '{"success":"yes"}'])(
    'calls the good status with the body %j broken',
    async (body) => {
      answering(200, body);
      expect((await problemOf()).kind).toBe('broken');
    },
  );

  // @proves 7.35
  it.each(['{"success":true}', '{"success":true,"value":{}}', '{"success":true,"value":{"unreadCount":-1}}'])(
    'calls the answer %j broken, whose value the contract does not allow',
    async (body) => {
      answering(200, body);
      await expect(unreadCount(platform)).rejects.toMatchObject({ kind: 'broken' });
    },
  );

  it('unwraps the value of an answer', async () => {
    answering(200, '{"success":true,"value":{"unreadCount":3}}');
    expect(await unreadCount(platform)).toEqual({ unreadCount: 3 });
    answering(200, '{"success":true,"data":{"lanes":[]}}');
    expect(await gameVendor(platform)).toEqual({ lanes: [] });
    answering(200, '{"success":true,"games":[],"total":0}');
    expect(await gameList(platform, { clientType: 3, platform: 'flash' })).toMatchObject({ games: [], total: 0 });
  });

  it('sends the query, body and token of a call', async () => {
    const calls = answering(200, '{"success":true}');
    await gameList(platform, { clientType: 3, platform: 'a b' }).catch(() => undefined);
    expect(calls[0]?.url).toBe('https://platform.example/wps/relay/GCSGAME_gameList?clientType=3&platform=a+b');
    await feedback(platform, { content: 'Fish' });
    expect(calls[1]?.headers.get('content-type')).toBe('application/json');
    expect(await calls[1]?.text()).toBe('{"content":"Fish"}');
    await logout(platform, { token: 'other' });
    expect(calls[2]?.headers.get('authorization')).toBe('Bearer other');
  });

  it('reports an answer as broken when its guard overflows the stack', async () => {
    answering(200, '{"success":true}');
    const exhausted = (_value: unknown): _value is never => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    await expect(ask(platform, 'GET /wps/member/info', {}, exhausted)).rejects.toMatchObject({ kind: 'broken' });
  });

  // @proves 8.6
  it('reports a network failure as offline', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await problemOf()).kind).toBe('offline');
  });
});
