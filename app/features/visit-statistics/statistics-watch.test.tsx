// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { CONSENT_KEY } from '#app/shared/consent/consent.ts';
import { consentKey, useAnswer } from '#app/shared/consent/use-consent.ts';
import { everyLayout } from '#app/shell/router/every-layout.fixture.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { openStatus } from '#app/shell/status/system-status.fixture.ts';
import words from '#locales/EN/visit-statistics.json' with { type: 'json' };
import { feature } from './feature.ts';
import { countPage, startStatistics, stopStatistics } from './statistics.ts';
import { StatisticsPrivacy } from './statistics-text.tsx';
import { StatisticsWatch } from './statistics-watch.tsx';

vi.mock('./statistics.ts', () => ({ startStatistics: vi.fn(), stopStatistics: vi.fn(), countPage: vi.fn() }));

let goTo: ReturnType<typeof useNavigate>;
let answer: ReturnType<typeof useAnswer>;

function Ways() {
  goTo = useNavigate();
  answer = useAnswer();
  return null;
}

function show(gtagId = '') {
  fakePlatform({ systemStatus: () => ({ ...openStatus, gtagId }) });
  return showInSite(
    <>
      <StatisticsWatch />
      <StatisticsPrivacy />
      <Ways />
    </>,
    {
      at: '/index',
      words: { 'visit-statistics': words },
      brand: { analytics: { gtagId: 'G-BRAND1' } },
      features: [everyLayout, feature],
    },
  );
}

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each([
  ['before an answer', null],
  ['after a rejection', 'rejected'],
])('counts nothing %s', async (_when, given) => {
  if (given) localStorage.setItem(CONSENT_KEY, `${given} ${new Date().toISOString()} statistics`);
  const { queries } = show();
  await screen.findByText(/we use Google Analytics/);
  await waitFor(() => expect(queries.getQueryData(consentKey)).not.toBeUndefined());
  expect(startStatistics).not.toHaveBeenCalled();
});

// @proves 3.41
it('counts every page after consent, and stops when it is withdrawn', async () => {
  show();
  await act(async () => answer('accepted'));
  await waitFor(() => expect(startStatistics).toHaveBeenCalledOnce());
  expect(startStatistics).toHaveBeenCalledWith({ id: 'G-BRAND1', path: '/', lifetime: expect.any(Number) });
  await waitFor(() => expect(countPage).toHaveBeenLastCalledWith('/index'));
  act(() => goTo('/rng?vassalage=AB'));
  expect(countPage).toHaveBeenLastCalledWith('/rng');
  expect(countPage).toHaveBeenCalledTimes(2);
  await act(async () => answer('rejected'));
  await waitFor(() => expect(stopStatistics).toHaveBeenCalledWith('G-BRAND1', '/'));
});

it('counts for the id that the platform names', async () => {
  show('G-PLATFORM1');
  await act(async () => answer('accepted'));
  await waitFor(() => expect(startStatistics).toHaveBeenCalledOnce());
  expect(vi.mocked(startStatistics).mock.lastCall?.[0].id).toBe('G-PLATFORM1');
});
