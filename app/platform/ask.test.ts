// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLogout } from '#schemas/generated/validators/logout.js';
import { ask } from './ask.ts';
import { createPlatform } from './create-platform.ts';
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
  const problem = await ask(platform.DELETE('/wps/session/logout'), isLogout).catch((thrown: unknown) => thrown);
  if (!(problem instanceof PlatformError)) throw new Error('The call was let through.');
  return problem;
}

describe('ask', () => {
  it('sends the token and the language, and lets an answer in contract through', async () => {
    const calls = answering(200, '{"success":true}');
    await ask(platform.DELETE('/wps/session/logout'), isLogout);
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer T');
    expect(calls[0]?.headers.get('accept-language')).toBe('fil');
  });

  it.each([
    [401, 'unauthorised'],
    [400, 'refused'],
    [404, 'refused'],
    [429, 'busy'],
    [500, 'failed'],
    [502, 'failed'],
  ])('names what a %i means', async (status, kind) => {
    answering(status, '{"success":false,"message":"No."}');
    const problem = await problemOf();
    expect(problem.kind).toBe(kind);
    expect(problem.details.serverMessage).toBe('No.');
  });

  it.each(['<h1>Bad gateway</h1>', '', '[]', '"text"', '{"message":7}'])('bears the error body %j', async (body) => {
    answering(502, body);
    const problem = await problemOf();
    expect(problem.kind).toBe('failed');
    expect(problem.details.serverMessage).toBeUndefined();
  });

  it('keeps the seconds of Retry-After', async () => {
    answering(429, '{}', { 'retry-after': '30' });
    expect((await problemOf()).details.retryAfter).toBe(30);
  });

  it('reads a Retry-After that is a date', async () => {
    answering(429, '', { 'retry-after': new Date(Date.now() + 90_000).toUTCString() });
    expect((await problemOf()).details.retryAfter).toBeGreaterThan(85);
    answering(429, '', { 'retry-after': 'soon' });
    expect((await problemOf()).details.retryAfter).toBeUndefined();
  });

  it.each(['', '<html>', 'null', '{"success":"yes"}'])(
    'calls the good status with the body %j broken',
    async (body) => {
      answering(200, body);
      expect((await problemOf()).kind).toBe('broken');
    },
  );

  it('calls an answer broken that no validator can get to the end of', async () => {
    answering(200, '{"success":true}');
    const exhausted = (_value: unknown): _value is never => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    await expect(ask(platform.DELETE('/wps/session/logout'), exhausted)).rejects.toMatchObject({ kind: 'broken' });
  });

  it('tells offline from the rest', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await problemOf()).kind).toBe('offline');
  });
});
