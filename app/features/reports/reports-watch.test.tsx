// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { useAnswer } from '#app/shell/consent/use-consent.ts';
import { everyLayout } from '#app/shell/router/every-layout.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { openStatus } from '#app/shell/status/system-status.fixture.ts';
import words from '#locales/EN/reports.json' with { type: 'json' };
import type { SentReports } from '#schemas/generated/reports.ts';
import { ReportsPrivacy } from './reports-text.tsx';
import { ReportsWatch } from './reports-watch.tsx';

const URL_OF_REPORTS = 'https://reports.example/site';

let answer: ReturnType<typeof useAnswer>;
let sent: SentReports[];

function Answers() {
  answer = useAnswer();
  return null;
}

function show(sample: number, consent = false) {
  fakePlatform({ systemStatus: () => openStatus }, (address, request) => {
    if (address === URL_OF_REPORTS) sent.push(JSON.parse(String(request?.body)));
    return new Response();
  });
  return showInSite(
    <>
      <ReportsWatch />
      <ReportsPrivacy />
      <Answers />
    </>,
    {
      at: '/index',
      words: { reports: words },
      brand: { reports: { url: URL_OF_REPORTS, format: 'json' as const, consent, sample } },
      features: [everyLayout],
    },
  );
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('troubles', []);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const leave = () => dispatchEvent(new Event('pagehide'));
/** Whether an error and leaving the page cause a report. */
function isReporting(): boolean {
  const before = sent.length;
  globalThis.troubles?.push({ error: new RangeError(), message: '' });
  leave();
  return sent.length > before;
}

it('reports in the share of the visits that the brand has set, and ends with the page', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.249);
  const { brand } = show(0.25);
  await expect.poll(isReporting).toBe(true);
  expect(sent[0]?.brand).toBe(brand.id);
  expect(sent[0]?.reports[0]).toMatchObject({ kind: 'visit', page: '/index' });
  cleanup();
  expect(isReporting()).toBe(false);
});

it('keeps nothing of other visits', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
  show(0.25);
  await screen.findByText(/technical reports/);
  expect(Array.isArray(globalThis.troubles)).toBe(false);
  expect(isReporting()).toBe(false);
});

it('waits for consent where the brand asks for it, and ends when it is withdrawn', async () => {
  show(1, true);
  await screen.findByText(/technical reports/);
  expect(isReporting()).toBe(false);
  await act(async () => answer('accepted'));
  await expect.poll(isReporting).toBe(true);
  await act(async () => answer('rejected'));
  await expect.poll(isReporting).toBe(false);
});

it('keeps nothing once consent is refused', async () => {
  show(1, true);
  await screen.findByText(/technical reports/);
  expect(Array.isArray(globalThis.troubles)).toBe(true);
  await act(async () => answer('rejected'));
  await expect.poll(() => Array.isArray(globalThis.troubles)).toBe(false);
  expect(isReporting()).toBe(false);
});
