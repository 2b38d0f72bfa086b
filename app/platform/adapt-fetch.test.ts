import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunningAdapter } from '#schemas/adapter/adapt.ts';
import { adaptFetch } from './adapt-fetch.ts';

const GAMES = 'GET /wps/relay/GCSGAME_gameList';
const address = (path: string) => `https://site.example${path}`;

const own = globalThis.fetch;
let sent: Request[] = [];
let answer: () => Response = () => Response.json({ code: 0, data: [1] });
beforeEach(() => {
  sent = [];
  globalThis.fetch = async (input, init) => {
    sent.push(new Request(input, init));
    return answer();
  };
});
afterEach(() => {
  globalThis.fetch = own;
  answer = () => Response.json({ code: 0, data: [1] });
  vi.restoreAllMocks();
});

const adapter: RunningAdapter = {
  envelope: (given) => {
    const { code, data } = Object.assign({ code: 0, data: null }, given);
    return code === 0 ? { success: true, value: data } : { success: false, errorCode: `c${code}` };
  },
  calls: {
    gameList: {
      request: ({ query }) => ({ path: '/wps/games', query: { page: query['pageNo'] } }),
      answer: (given) => ({ ...Object(given), games: 'named' }),
    },
    feedback: { request: ({ body }) => ({ body: { text: Object(body).content } }) },
  },
};
const ids = { [GAMES]: 'gameList', 'PUT /wps/feedback': 'feedback' };

const ask = async (path: string, init?: RequestInit) => (await fetch(new Request(address(path), init))).json();

it('gives each answer the contract’s envelope, and a named call its own form', async () => {
  adaptFetch(adapter, { ids });
  expect(await ask('/wps/captcha')).toEqual({ success: true, value: [1] });
  expect(await ask('/wps/relay/GCSGAME_gameList?pageNo=2&pageSize=5')).toEqual({
    ...{ success: true, value: [1], games: 'named' },
  });
  expect(sent.map(({ url }) => url)).toEqual([address('/wps/captcha'), address('/wps/games?page=2')]);
});

it('changes a body, and keeps what else is sent', async () => {
  adaptFetch(adapter, { ids });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer a' };
  await ask('/wps/feedback', { method: 'PUT', headers, body: '{"content":"Hi"}' });
  expect(await sent[0]?.json()).toEqual({ text: 'Hi' });
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer a');
});

it('reads no success of a refusal', async () => {
  adaptFetch(adapter, { ids });
  answer = () => Response.json({ code: 7 });
  expect(await ask('/wps/relay/GCSGAME_gameList')).toEqual({ success: false, errorCode: 'c7' });
});

it('leaves alone what is no call, what is no JSON, and what another platform answers', async () => {
  adaptFetch(adapter, { ids, except: ['GET /wps/system/status'] });
  for (const path of ['/assets/words.json', '/wps/system/status']) {
    expect(await ask(path)).toEqual({ code: 0, data: [1] });
  }
  answer = () => new Response('a,b', { headers: { 'content-type': 'text/csv' } });
  expect(await (await fetch(new Request(address('/wps/captcha')))).text()).toBe('a,b');
  answer = () => new Response('{', { headers: { 'content-type': 'application/json' } });
  expect(await (await fetch(new Request(address('/wps/captcha')))).text()).toBe('{');
});

it('reports what throws with its place, and answers nothing that could pass for an answer', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken: RunningAdapter = { calls: { gameList: { answer: (given) => Object(given).missing.name } } };
  adaptFetch(broken, { ids });
  expect(await ask('/wps/relay/GCSGAME_gameList')).toBeNull();
  expect(String(told.mock.calls[0]?.[0])).toMatch(
    /platform\.adapter\.ts: calls\.gameList\.answer failed\. TypeError: .*name/,
  );
});

it('fails as the connection fails', async () => {
  adaptFetch(adapter, { ids });
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(ask('/wps/captcha')).rejects.toThrow('Failed to fetch');
});
