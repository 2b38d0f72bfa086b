// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { everyLayout } from '#app/shell/router/every-layout.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/reports.json' with { type: 'json' };
import { ReportsPrivacy } from './reports-privacy.tsx';
import { ReportsWatch } from './reports-watch.tsx';
import { startReports } from './start-reports.ts';

vi.mock('./start-reports.ts', () => ({ startReports: vi.fn() }));

function show(sample: number) {
  fakePlatform({});
  return showInSite(
    <>
      <ReportsWatch />
      <ReportsPrivacy />
    </>,
    {
      at: '/index',
      words: { reports: words },
      brand: { reports: { url: 'https://reports.example/site', format: 'json' as const, sample } },
      features: [everyLayout],
    },
  );
}

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
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
