// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { ModalHost } from '#app/shell/modals/modal-host.tsx';
import { everyLayout } from '#app/shell/router/every-layout.fixture.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { openStatus } from '#app/shell/status/system-status.fixture.ts';
import words from '#locales/EN/visit-statistics.json' with { type: 'json' };
import { CONSENT_KEY } from './consent.ts';
import { CONSENT_PROMPT } from './consent-prompt-id.ts';
import { feature } from './feature.ts';
import { countPage, startStatistics, stopStatistics } from './statistics.ts';
import { StatisticsPrivacy } from './statistics-privacy.tsx';
import { StatisticsWatch } from './statistics-watch.tsx';

vi.mock('./statistics.ts', () => ({ startStatistics: vi.fn(), stopStatistics: vi.fn(), countPage: vi.fn() }));

let goTo: ReturnType<typeof useNavigate>;

function Ways() {
  goTo = useNavigate();
  return null;
}

function show(at = '/index', gtagId = '') {
  fakePlatform({ systemStatus: () => ({ ...openStatus, gtagId }) });
  return showInSite(
    <>
      <StatisticsWatch />
      <StatisticsPrivacy />
      <ModalHost />
      <Ways />
    </>,
    {
      at,
      words: { 'visit-statistics': words },
      brand: { analytics: { gtagId: 'G-BRAND1' } },
      features: [everyLayout, feature],
    },
  );
}

const findPrompt = () => screen.findByRole('region', { name: 'May we count your visit?' });
const queryPrompt = () => screen.queryByRole('region', { name: 'May we count your visit?' });
const press = async (name: string) => fireEvent.click(within(await findPrompt()).getByRole('button', { name }));

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('stores and starts nothing before an answer', async () => {
  show();
  await findPrompt();
  expect(localStorage.getItem(CONSENT_KEY)).toBeNull();
  expect(startStatistics).not.toHaveBeenCalled();
});

it('gives both answers the same look, and no way to close without one', async () => {
  show();
  const buttons = within(await findPrompt()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Reject', 'Accept']);
  expect(buttons[0]?.className).toBe(buttons[1]?.className);
});

it('counts nothing after a rejection, and does not ask again', async () => {
  show();
  await press('Reject');
  await waitFor(() => expect(queryPrompt()).toBeNull());
  expect(localStorage.getItem(CONSENT_KEY)).toMatch(/^rejected /);
  cleanup();
  show();
  await screen.findByText(/^You rejected on /);
  expect(queryPrompt()).toBeNull();
  expect(startStatistics).not.toHaveBeenCalled();
});

it('counts every page after consent, and stops when it is withdrawn', async () => {
  const { modals } = show();
  await press('Accept');
  await waitFor(() => expect(startStatistics).toHaveBeenCalledOnce());
  expect(startStatistics).toHaveBeenCalledWith({ id: 'G-BRAND1', path: '/', lifetime: expect.any(Number) });
  await waitFor(() => expect(countPage).toHaveBeenLastCalledWith('/index'));
  act(() => goTo('/rng?vassalage=AB'));
  expect(countPage).toHaveBeenLastCalledWith('/rng');
  expect(countPage).toHaveBeenCalledTimes(2);
  act(() => modals.open(CONSENT_PROMPT));
  await within(await findPrompt()).findByText(/^You accepted on /);
  await press('Reject');
  await waitFor(() => expect(stopStatistics).toHaveBeenCalledWith('G-BRAND1', '/'));
});

it('counts for the id that the platform names', async () => {
  show('/index', 'G-PLATFORM1');
  await press('Accept');
  await waitFor(() => expect(startStatistics).toHaveBeenCalledOnce());
  expect(vi.mocked(startStatistics).mock.lastCall?.[0].id).toBe('G-PLATFORM1');
});

it.each(['/seamless', '/agentHome'])('does not ask on %s, but on the next page', async (path) => {
  const { modals } = show(path);
  await waitFor(() => expect(modals.store.getState().open).toEqual([CONSENT_PROMPT]));
  expect(queryPrompt()).toBeNull();
  act(() => goTo('/rng'));
  await findPrompt();
});

it('lets the answer be changed from the privacy text', async () => {
  localStorage.setItem(CONSENT_KEY, `rejected ${new Date().toISOString()}`);
  show();
  const change = await screen.findByRole('button', { name: 'Change your answer' });
  await act(async () => void fireEvent.click(change));
  await press('Accept');
  expect(localStorage.getItem(CONSENT_KEY)).toMatch(/^accepted /);
  await waitFor(() => expect(queryPrompt()).toBeNull());
});

it('follows an answer in another tab', async () => {
  show();
  await findPrompt();
  localStorage.setItem(CONSENT_KEY, `rejected ${new Date().toISOString()}`);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY })));
  await waitFor(() => expect(queryPrompt()).toBeNull());
});
