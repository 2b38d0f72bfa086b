// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { SentReports } from '#schemas/generated/reports.ts';
import { listenLater, type Trouble } from './hear/troubles.ts';
import { startReports } from './start-reports.ts';
import type { SitePages } from './where.ts';

const brand = {
  ...testBrand,
  reports: { url: 'https://reports.example/site', format: 'json' as const, consent: false, sample: 1 },
};
const pages: SitePages = {
  routes: [
    { path: '/index', namespace: 'home' },
    { path: '/rng', namespace: 'games' },
  ],
  memberPages: [],
  agentPages: [],
};
const ofHome = { feature: 'home', page: '/index' };

let sent: SentReports[];
let ended: AbortController;
beforeEach(() => {
  sent = [];
  ended = new AbortController();
  vi.stubGlobal('troubles', []);
  vi.stubGlobal('fetch', async (to: unknown, request?: RequestInit) => {
    if (to === brand.reports.url) sent.push(JSON.parse(String(request?.body)));
    return new Response('{"success":false,"errorCode":"not_available"}', { status: 403 });
  });
  history.replaceState(null, '', '/index?token=s3cret');
});
afterEach(() => {
  ended.abort();
  vi.unstubAllGlobals();
});

const start = () =>
  startReports(
    brand,
    () => pages,
    ended.signal,
    (hear) => hear({ name: 'LCP', value: 1200 }),
  );
const heard = (trouble: Trouble) => globalThis.troubles?.push(trouble);
const thrown = (error: Error) => heard({ error, message: '' });
const leave = () => dispatchEvent(new Event('pagehide'));

it('reports the visit, its vitals and what the page heard before, when the page is left', () => {
  thrown(new RangeError('player1 is out of range'));
  start();
  expect(sent).toEqual([]);
  leave();
  expect(sent).toMatchObject([{ format: 1, brand: 'specimen', build: 'test' }]);
  expect(sent[0]?.reports).toEqual([
    { kind: 'visit', ...ofHome },
    { kind: 'error', ...ofHome, name: 'RangeError', message: '… is out of range', first: true },
    { kind: 'vital', ...ofHome, name: 'LCP', value: 1200 },
  ]);
});

it('reports what goes wrong later, with the page that was open then', async () => {
  start();
  leave();
  history.replaceState(null, '', '/rng?vassalage=AB');
  heard({ reason: new TypeError('ana') });
  const violation = { effectiveDirective: 'img-src', blockedURI: 'https://outside.example/ana' };
  heard({ ...violation, sourceFile: '', lineNumber: 0, columnNumber: 0 });
  await fetch(new Request('https://platform.example/wps/system/status'));
  const refusals = () => {
    leave();
    return sent
      .slice(1)
      .flatMap(({ reports }) => reports)
      .filter(({ kind }) => kind === 'refusal').length;
  };
  await expect.poll(refusals).toBe(1);
  const reports = sent.slice(1).flatMap((one) => one.reports);
  expect(reports).toEqual([
    { kind: 'error', feature: 'games', page: '/rng', name: 'TypeError', message: '…', first: true },
    { kind: 'violation', feature: 'games', page: '/rng', directive: 'img-src', blocked: 'outside.example' },
    { kind: 'refusal', feature: 'games', page: '/rng', operation: 'systemStatus', status: 403, code: 'not_available' },
  ]);
});

it('reports nothing any more once it is ended, as by a withdrawn consent', () => {
  vi.useFakeTimers();
  start();
  ended.abort();
  thrown(new Error('late'));
  leave();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(sent).toEqual([]);
});

it('lets a visit that does not report keep nothing', () => {
  const heardBefore: unknown[] = [];
  thrown(new Error('early'));
  listenLater((trouble) => heardBefore.push(trouble));
  expect(heardBefore).toHaveLength(1);
  expect(Array.isArray(globalThis.troubles)).toBe(false);
});
