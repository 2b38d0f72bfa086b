// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { CONSENT_KEY } from '#app/shell/consent/consent.ts';
import { consentKey, useAnswer } from '#app/shell/consent/use-consent.ts';
import { everyLayout } from '#app/shell/router/every-layout.fixture.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { openStatus } from '#app/shell/status/system-status.fixture.ts';
import words from '#locales/EN/visit-statistics.json' with { type: 'json' };
import { feature } from './feature.ts';
import { StatisticsPrivacy } from './statistics-text.tsx';
import { StatisticsWatch } from './statistics-watch.tsx';

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

beforeEach(() => {
  vi.stubGlobal('dataLayer', undefined);
  vi.stubGlobal('google_tag_manager', {});
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const commands = () => (globalThis.dataLayer ?? []).map((command) => [...command]);
const configured = () => commands().filter(([kind]) => kind === 'config');
const counted = () =>
  commands().flatMap(([kind, , details]) => (kind === 'event' ? new URL(details.page_location).pathname : []));
const isDisabled = (id: string) => Reflect.get(globalThis, `ga-disable-${id}`);

it.each([
  ['before an answer', null],
  ['after a rejection', 'rejected'],
])('counts nothing %s', async (_when, given) => {
  if (given) localStorage.setItem(CONSENT_KEY, `${given} ${new Date().toISOString()} statistics`);
  const { queries } = show();
  await screen.findByText(/we use Google Analytics/);
  await waitFor(() => expect(queries.getQueryData(consentKey)).not.toBeUndefined());
  expect(commands()).toEqual([]);
});

// @proves 3.41
it('counts every page after consent, and stops when it is withdrawn', async () => {
  show();
  await act(async () => answer('accepted'));
  const limits = { cookie_path: '/', cookie_expires: expect.any(Number) };
  await waitFor(() => expect(configured()).toEqual([['config', 'G-BRAND1', expect.objectContaining(limits)]]));
  await waitFor(() => expect(counted()).toEqual(['/index']));
  act(() => goTo('/rng?vassalage=AB'));
  expect(counted()).toEqual(['/index', '/rng']);
  expect(isDisabled('G-BRAND1')).toBe(false);
  await act(async () => answer('rejected'));
  await waitFor(() => expect(isDisabled('G-BRAND1')).toBe(true));
});

it('counts for the id that the platform names', async () => {
  show('G-PLATFORM1');
  await act(async () => answer('accepted'));
  await waitFor(() => expect(configured().map(([, id]) => id)).toEqual(['G-PLATFORM1']));
});
