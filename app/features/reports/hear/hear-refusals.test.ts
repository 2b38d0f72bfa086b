import { afterEach, expect, it, vi } from 'vitest';
import { hearCaught } from './hear-caught.ts';
import { hearRefusals, type Refused } from './hear-refusals.ts';

const PLATFORM = 'https://platform.example';

afterEach(() => vi.unstubAllGlobals());

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });

/** Calls `fetch`, which gives one answer. @returns the text that the caller reads, and the reported refusals */
async function call(answer: Response, input: RequestInfo = new Request(`${PLATFORM}/wps/member/info?q=ana`)) {
  vi.stubGlobal('fetch', async () => answer);
  const heard: Refused[] = [];
  const ended = new AbortController();
  hearRefusals(PLATFORM, (refused) => heard.push(refused), ended.signal);
  const read = await (await fetch(input)).text();
  // What was heard is read beside the caller, and later.
  await new Promise((resolve) => setTimeout(resolve));
  ended.abort();
  return { read, heard };
}

const refused = { success: false, errorCode: 'not_available', message: 'Ana cannot.' };

it('hears a refusal by its status, its code and the path of the call, and leaves the answer whole', async () => {
  const { read, heard } = await call(json(refused, 422));
  expect(heard).toEqual([{ method: 'GET', pathname: '/wps/member/info', status: 422, code: 'not_available' }]);
  expect(JSON.parse(read)).toEqual(refused);
});

it('hears a refusal with a good status', async () => {
  expect((await call(json(refused))).heard).toMatchObject([{ status: 200, code: 'not_available' }]);
});

it.each([
  ['an error page', new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['an answer without a body', new Response('', { status: 500 }), 500],
  ['JSON of another kind', json(['Ana'], 503), 503],
])('hears %s without a code', async (_what, answer, status) => {
  const { heard } = await call(answer);
  expect(heard).toEqual([{ method: 'GET', pathname: '/wps/member/info', status, code: undefined }]);
});

it.each([
  ['what the platform carries out', json({ success: true, value: { success: false } }), undefined],
  ['a long answer', json({ success: false, value: 'a'.repeat(20_000) }), undefined],
  ['another host', json(refused, 422), new Request('https://outside.example/wps/member/info')],
  ['a file of the site', json(refused, 404), '/words/EN/first.json'],
])('does not hear %s', async (_what, answer, input) => {
  expect((await call(answer, input)).heard).toEqual([]);
});

it('leaves the browser as it was when it ends', () => {
  const own = async () => json({});
  vi.stubGlobal('fetch', own);
  const page = { error: () => undefined };
  const { error } = page;
  const ended = new AbortController();
  hearRefusals(PLATFORM, () => undefined, ended.signal);
  hearCaught(() => undefined, ended.signal, page);
  expect([fetch === own, page.error === error]).toEqual([false, false]);
  ended.abort();
  expect([fetch === own, page.error === error]).toEqual([true, true]);
});

it('hears the error that React writes to the console, which still has all of it', () => {
  const written: unknown[] = [];
  const heard: Error[] = [];
  const page = { error: (...parts: unknown[]) => void written.push(...parts) };
  hearCaught((problem) => heard.push(problem), new AbortController().signal, page);
  const problem = new TypeError('x');
  page.error('%o\n\n%s', problem, 'The above error');
  page.error('A warning');
  expect(heard).toEqual([problem]);
  expect(written).toEqual(['%o\n\n%s', problem, 'The above error', 'A warning']);
});
