// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { useAnswer } from '#app/shell/consent/use-consent.ts';
import { everyLayout } from '#app/shell/router/every-layout.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { openStatus } from '#app/shell/status/system-status.fixture.ts';
import words from '#locales/EN/reports.json' with { type: 'json' };
import { ReportsPrivacy } from './reports-text.tsx';
import { ReportsWatch } from './reports-watch.tsx';
import { startReports } from './start-reports.ts';

vi.mock('./start-reports.ts', () => ({ startReports: vi.fn() }));

let answer: ReturnType<typeof useAnswer>;

function Answers() {
  answer = useAnswer();
  return null;
}

function show(sample: number, consent = false) {
  fakePlatform({ systemStatus: () => openStatus });
  return showInSite(
    <>
      <ReportsWatch />
      <ReportsPrivacy />
      <Answers />
    </>,
    {
      at: '/index',
      words: { reports: words },
      brand: { reports: { url: 'https://reports.example/site', format: 'json' as const, consent, sample } },
      features: [everyLayout],
    },
  );
}

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('reports in the share of the visits that the brand has set, and ends with the page', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.249);
  const { brand } = show(0.25);
  await vi.waitUntil(() => vi.mocked(startReports).mock.calls.length > 0);
  const [reported, pages, signal] = vi.mocked(startReports).mock.lastCall ?? [];
  expect(reported).toBe(brand);
  expect(pages?.().routes.map(({ path }) => path)).toContain('/index');
  expect(signal?.aborted).toBe(false);
  cleanup();
  expect(signal?.aborted).toBe(true);
});

it('keeps nothing of other visits', async () => {
  vi.stubGlobal('troubles', []);
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
  show(0.25);
  await screen.findByText(/technical reports/);
  expect(Array.isArray(globalThis.troubles)).toBe(false);
  expect(startReports).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('waits for consent where the brand asks for it, and ends when it is withdrawn', async () => {
  show(1, true);
  await screen.findByText(/technical reports/);
  expect(startReports).not.toHaveBeenCalled();
  await act(async () => answer('accepted'));
  await vi.waitUntil(() => vi.mocked(startReports).mock.calls.length > 0);
  const signal = vi.mocked(startReports).mock.lastCall?.[2];
  expect(signal?.aborted).toBe(false);
  await act(async () => answer('rejected'));
  await vi.waitUntil(() => signal?.aborted);
});

it('keeps nothing once consent is refused', async () => {
  vi.stubGlobal('troubles', []);
  show(1, true);
  await screen.findByText(/technical reports/);
  expect(Array.isArray(globalThis.troubles)).toBe(true);
  await act(async () => answer('rejected'));
  await vi.waitUntil(() => !Array.isArray(globalThis.troubles));
  expect(startReports).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
