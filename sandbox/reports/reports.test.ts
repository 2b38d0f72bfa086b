import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Report } from '#schemas/generated/reports.ts';
import { type TestSandbox, testSandbox } from '../testing/test-sandbox.ts';
import { percentile } from './percentile.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await testSandbox();
});
afterEach(() => sandbox.close());

const here = { feature: 'wallet', page: '/member?page=transferFund' };
const visit: Report = { kind: 'visit', ...here };
const error: Report = { kind: 'error', ...here, name: 'TypeError', message: '… is not a function', at: 'a-1.js:1:2' };

const sent = (...reports: unknown[]) => ({ format: 1, brand: 'acme', build: '1f0c9a3be2d4', reports });
const send = (json: object) => sandbox.call('POST', '/sandbox/reports', { json });
const consoleText = async () => (await sandbox.call('GET', '/sandbox/')).text;

const place = Object.entries(here).map(([name, stringValue]) => ({ key: `site.${name}`, value: { stringValue } }));
const otlp = (eventName: string, attributes: object[]) => {
  const resource = {
    attributes: [
      { key: 'service.name', value: { stringValue: 'acme' } },
      { key: 'service.version', value: { stringValue: 'b1' } },
    ],
  };
  return { resourceLogs: [{ resource, scopeLogs: [{ logRecords: [{ eventName, attributes }] }] }] };
};

it('shows on its console what visits have reported, by brand and build', async () => {
  expect(await consoleText()).toContain('No site has sent reports.');
  expect((await send(sent(visit, { ...error, first: true }, error))).status).toBe(204);
  await send(sent(visit, { kind: 'violation', ...here, directive: 'img-src', blocked: 'outside.example' }));
  await send(sent({ kind: 'refusal', ...here, operation: 'createDeposit', status: 422, code: 'amount_out_of_range' }));
  for (const value of [900, 100, 4000, 2000]) await send(sent({ kind: 'vital', ...here, name: 'LCP', value }));
  await send({ ...sent(visit), build: 'other' });
  const text = await consoleText();
  expect(text).toContain('<article aria-label="acme 1f0c9a3be2d4">');
  expect(text).toContain('Visits: 2, with an error: 1');
  expect(text).toContain('TypeError: … is not a function (a-1.js:1:2)</td><td>wallet</td><td>2</td>');
  expect(text).toContain('img-src: outside.example</td><td>wallet</td><td>1</td>');
  expect(text).toContain('createDeposit: 422 amount_out_of_range</td><td>wallet</td><td>1</td>');
  expect(text).toContain('LCP 2000 ms');
  expect(text.indexOf('acme other')).toBeLessThan(text.indexOf('acme 1f0c9a3be2d4'));
});

it('gives the sums of each build, with as many visits as there are visits with errors', async () => {
  await send(sent(visit, visit, visit, error, { ...error, first: true }));
  await send({ ...sent({ ...error, first: true }), build: 'lost' });
  const { body } = await sandbox.call('GET', '/sandbox/reports/sums');
  expect(body).toEqual({ builds: { '1f0c9a3be2d4': { visits: 3, errors: 1 }, lost: { visits: 1, errors: 1 } } });
});

describe('what is not a report', () => {
  it.each([
    ['another form', { reports: [visit] }],
    ['no reports', sent()],
    ['too many reports', sent(...Array.from({ length: 51 }, () => visit))],
    ['markup for a name', { ...sent(visit), brand: '<script>' }],
    ['a message in its own words', sent({ ...error, message: 'player1 has 50,000' })],
    ['more than a report has', sent({ ...visit, account: 'player1' })],
    ['an address for a page', sent({ ...visit, page: '/member?token=s3cret' })],
    ['a text for a number', sent({ kind: 'vital', ...here, name: 'LCP', value: '7' })],
    ['a number that no page takes', sent({ kind: 'vital', ...here, name: 'LCP', value: 1e300 })],
    ['a kind of its own', sent({ ...visit, kind: '__proto__' })],
    ['a list', [sent(visit)]],
  ])('is refused: %s', async (_what, body) => {
    const { status, text } = await send(body);
    expect(status).toBe(400);
    expect(text).not.toMatch(/player1|s3cret|script>/);
    expect(await consoleText()).toContain('No site has sent reports.');
  });

  it.each([
    ['no logs', { resourceLogs: 7 }],
    ['logs of another kind', otlp('service.started', [])],
    ['markup for a name', otlp('site.visit', [{ key: 'site.feature', value: { stringValue: '<script>' } }])],
    [
      'more than a report has',
      otlp('site.visit', [...place, { key: 'site.account', value: { stringValue: 'player1' } }]),
    ],
    [
      'a name of the language',
      otlp('site.visit', [...place, { key: 'site.__proto__', value: { stringValue: 'player1' } }]),
    ],
  ])('is refused as OTLP: %s', async (_what, json) => {
    const { status, text } = await sandbox.call('POST', '/sandbox/reports/v1/logs', { json });
    expect(status).toBe(400);
    expect(text).not.toMatch(/player1|script>/);
    expect(await consoleText()).toContain('No site has sent reports.');
  });

  it('is refused by its size', async () => {
    expect((await send({ ...sent(visit), more: 'a'.repeat(70_000) })).status).toBe(413);
  });
});

it('keeps the last twenty builds, and no more than fifty groups of each', async () => {
  for (let build = 0; build < 30; build += 1) await send({ ...sent(visit), build: `b${build}` });
  for (let line = 0; line < 60; line += 1) await send({ ...sent({ ...error, at: `a.js:${line}:1` }), build: 'b29' });
  const builds = sandbox.platform.siteReports.builds();
  expect(builds.map(({ build }) => build)).toEqual(Array.from({ length: 20 }, (_, at) => `b${29 - at}`));
  expect(builds[0]?.groups.error.size).toBe(50);
});

it('forgets them when it is reset', async () => {
  await send(sent(visit));
  await sandbox.call('POST', '/sandbox/control/reset');
  expect(await consoleText()).toContain('No site has sent reports.');
});

it('takes the value that three quarters of the visits do not exceed', () => {
  expect(percentile([], 0.75)).toBeUndefined();
  expect(percentile([5], 0.75)).toBe(5);
  expect(percentile([4, 1, 3, 2], 0.75)).toBe(3);
});
