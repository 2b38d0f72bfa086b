import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { ErrorReport } from '#schemas/generated/reports.ts';
import { createOutbox, type Report } from './outbox.ts';
import { sendReports } from './send-reports.ts';

const here = { feature: 'home', page: '/index' };
const errorOf = (message: string): ErrorReport => ({ kind: 'error', ...here, name: 'Error', message });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened() {
  const sent: Report[][] = [];
  return { sent, outbox: createOutbox((reports) => sent.push(reports)) };
}

it('sends what comes in a short time together', () => {
  const { sent, outbox } = opened();
  outbox.add({ kind: 'visit', ...here });
  outbox.add(errorOf('a'));
  expect(sent).toEqual([]);
  vi.runAllTimers();
  expect(sent).toEqual([
    [
      { kind: 'visit', ...here },
      { ...errorOf('a'), first: true },
    ],
  ]);
});

it('sends at once what waits when the page is left, and nothing twice', () => {
  const { sent, outbox } = opened();
  outbox.add(errorOf('a'));
  outbox.flush();
  outbox.flush();
  vi.runAllTimers();
  expect(sent).toHaveLength(1);
});

it('sends the same error once for each visit, and marks the first of all', () => {
  const { sent, outbox } = opened();
  for (const message of ['a', 'a', 'b', 'a']) outbox.add(errorOf(message));
  outbox.flush();
  outbox.add(errorOf('b'));
  outbox.add(errorOf('c'));
  outbox.flush();
  expect(sent).toEqual([[{ ...errorOf('a'), first: true }, errorOf('b')], [errorOf('c')]]);
});

it('sends no more than fifty reports of a visit, however much goes wrong', () => {
  const { sent, outbox } = opened();
  for (let turn = 0; turn < 1000; turn += 1) {
    outbox.add(errorOf(`a ${turn}`));
    if (turn % 7 === 0) outbox.flush();
  }
  outbox.flush();
  expect(sent.flat()).toHaveLength(50);
});

it('sends without cookies and without the address of the page, also while it is left', async () => {
  const fetch = vi.fn(async (_url: unknown, _request?: RequestInit) => Response.error());
  const brand = {
    ...testBrand,
    reports: { url: 'https://reports.example/site', format: 'json' as const, consent: false, sample: 1 },
  };
  sendReports(fetch, brand, [errorOf('a')]);
  expect(fetch).toHaveBeenCalledWith(
    'https://reports.example/site',
    expect.objectContaining({
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }),
  );
  const body: unknown = JSON.parse(String(fetch.mock.lastCall?.[1]?.body));
  expect(body).toEqual({ format: 1, brand: 'specimen', build: 'test', reports: [errorOf('a')] });
});

it('is quiet when nothing can be sent', async () => {
  const brand = {
    ...testBrand,
    reports: { url: 'https://reports.example/site', format: 'json' as const, consent: false, sample: 1 },
  };
  expect(() => sendReports(async () => Promise.reject(new TypeError('offline')), brand, [errorOf('a')])).not.toThrow();
});
