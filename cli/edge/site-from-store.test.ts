import { gzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { serverPlan } from '../build/stamp/server/server-plan.ts';
import { type StoredFile, siteFromStore } from './site-from-store.ts';

const objects = new Map<string, string | Uint8Array<ArrayBuffer>>();
let asked: string[] = [];

function addBuild(folder: string): void {
  const facts = { site: 'acme', name: 'Acme', hosts: ['acme.example'], forwardsCalls: false, basePath: '/m/' };
  const pages = new Map([['/help', 'help.html']]);
  const plan = serverPlan({ ...facts, pages, redirects: { '/agent': '/m/help' }, policy: folder, keepDays: 14 });
  objects.set(`s/acme/releases/${folder}/server/headers.json`, JSON.stringify(plan));
  objects.set(`s/acme/releases/${folder}/help.html`, `page of ${folder}`);
  objects.set(`s/acme/releases/${folder}/404.html`, 'none');
}

const planOf = (folder: string) => String(objects.get(`s/acme/releases/${folder}/server/headers.json`));
const setLive = (folder: string) => objects.set('s/acme/live.json', JSON.stringify({ sites: { acme: { folder } } }));

beforeEach(() => {
  objects.clear();
  asked = [];
  for (const folder of ['old', 'new']) addBuild(folder);
  objects.set('s/acme/files/assets/app-1.js', 'script');
  setLive('old');
});

async function read(key: string): Promise<StoredFile | undefined> {
  asked.push(key);
  const body = objects.get(key);
  if (body === undefined) return undefined;
  return { body: typeof body === 'string' ? body : body.buffer, type: 'text/plain', tag: `"${body.length}"` };
}

async function ask(path: string, init: RequestInit = {}, reader = read) {
  const answer = siteFromStore({ brand: 'acme', site: 'acme', prefix: 's/', read: reader });
  const { status, headers, ...rest } = await answer(new Request(`https://acme.example${path}`, init)).then(
    async (response) => ({ status: response.status, headers: response.headers, body: await response.text() }),
  );
  return {
    status,
    ...rest,
    cache: headers.get('cache-control'),
    policy: headers.get('content-security-policy'),
    headers,
  };
}

it('takes page and policy of one release, also when another one goes live between two reads', async () => {
  const slow = async (key: string) => {
    const stored = await read(key);
    if (key.endsWith('headers.json')) setLive('new');
    return stored;
  };
  expect(await ask('/m/HELP/?a=1', {}, slow)).toMatchObject({ status: 200, body: 'page of old', policy: 'old' });
  expect(await ask('/m/help')).toMatchObject({ body: 'page of new', policy: 'new', cache: 'no-cache' });
});

it('makes what has changed from the earlier build, and takes the rest from there', async () => {
  const changes = { 'help.html': [[0, 8], 'änew'], 'server/headers.json': [[0, planOf('old').length]] };
  objects.set('s/acme/releases/next-from-old.gz', new Uint8Array(gzipSync(JSON.stringify(changes))));
  objects.set('s/acme/live.json', JSON.stringify({ sites: { acme: { folder: 'next', from: 'old' } } }));
  const page = await ask('/m/help');
  expect(page).toMatchObject({ status: 200, body: 'page of \ufffdnew', policy: 'old' });
  expect(page.headers.get('etag')).toBe('"next"');
  expect(await ask('/m/none')).toMatchObject({ status: 404, body: 'none' });
  expect((await ask('/m/next-from-old.gz')).status).toBe(404);
  objects.delete('s/acme/releases/next-from-old.gz');
  expect(await ask('/m/help')).toMatchObject({ status: 503, cache: 'no-store' });
});

it('takes immutable files from those of all releases', async () => {
  expect(await ask('/m/assets/app-1.js')).toMatchObject({
    status: 200,
    body: 'script',
    cache: expect.stringMatching(/immutable/),
  });
  expect(await ask('/m/assets/app-2.js')).toMatchObject({ status: 404, body: 'none', cache: 'no-store' });
});

it('answers who has the page already without it', async () => {
  const headers = { 'if-none-match': 'W/"1", "11"' };
  expect(await ask('/m/help', { headers })).toMatchObject({ status: 304, body: '', policy: 'old' });
});

it('leads elsewhere with the query, and takes no other method than a page has', async () => {
  const { status, headers } = await ask('/m/agent?a=1');
  expect([status, headers.get('location')]).toEqual([302, '/m/help?a=1']);
  expect(await ask('/m/help', { method: 'POST' })).toMatchObject({ status: 405, cache: 'no-store' });
});

it('gives no address to records of a release', async () => {
  for (const path of ['/m/server/headers.json', '/m/../acme/live.json', '/acme/live.json', '/m/%2e%2e/live.json']) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
  expect(asked.filter((key) => key.endsWith('live.json'))).toHaveLength(4);
});

it('lets nothing keep an answer without a release, or of a store that fails', async () => {
  const failing = () => Promise.reject(new Error('down'));
  expect(await ask('/m/help', {}, failing)).toMatchObject({ status: 503, cache: 'no-store' });
  objects.delete('s/acme/live.json');
  expect(await ask('/m/help')).toMatchObject({ status: 404, cache: 'no-store' });
});
