// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { CONSENT_KEY } from '#app/shell/consent/consent.ts';
import { ModalHost } from '#app/shell/modals/modal-host.tsx';
import { everyLayout } from '#app/shell/router/every-layout.fixture.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { openStatus } from '#app/shell/status/system-status.fixture.ts';
import words from '#locales/EN/consent.json' with { type: 'json' };
import { CONSENT_PROMPT } from './consent-prompt-id.ts';
import { ConsentWatch } from './consent-watch.tsx';
import { feature } from './feature.ts';
import { GivenConsent } from './given-consent.tsx';

let goTo: ReturnType<typeof useNavigate>;

function Ways() {
  goTo = useNavigate();
  return null;
}

/** Two features that wait for consent. */
const waiting = ['one', 'other'].map((name, order) =>
  defineFeature({ name, module: null }, ({ screen: behind }) => ({
    consents: [
      {
        order,
        screen: behind(async () => ({ part }) => <p>{`${part} of ${name}`}</p>),
      },
    ],
  })),
);

function show(at = '/index') {
  fakePlatform({ systemStatus: () => openStatus });
  return showInSite(
    <>
      <ConsentWatch />
      <GivenConsent />
      <ModalHost />
      <Ways />
    </>,
    {
      at,
      words: { consent: words, one: {}, other: {} },
      brand: {
        analytics: { gtagId: 'G-BRAND1' },
        reports: { url: 'https://reports.example', format: 'json', consent: true, sample: 1 },
      },
      features: [everyLayout, feature, ...waiting],
    },
  );
}

const findPrompt = () => screen.findByRole('region', { name: words.title });
const queryPrompt = () => screen.queryByRole('region', { name: words.title });
const press = async (name: string) => fireEvent.click(within(await findPrompt()).getByRole('button', { name }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('asks one question for everything that waits for consent, and stores nothing before an answer', async () => {
  show();
  const prompt = await findPrompt();
  for (const text of ['text of one', 'text of other', 'privacy of one', 'privacy of other'])
    await within(prompt).findByText(text);
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(localStorage.getItem(CONSENT_KEY)).toBeNull();
});

it('gives both answers the same look, and no way to close without one', async () => {
  show();
  const buttons = within(await findPrompt()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Reject', 'Accept']);
  expect(buttons[0]?.className).toBe(buttons[1]?.className);
});

it('stores what was asked with the answer, and does not ask again', async () => {
  show();
  await press('Reject');
  await waitFor(() => expect(queryPrompt()).toBeNull());
  expect(localStorage.getItem(CONSENT_KEY)).toMatch(/^rejected \S+ reports,statistics$/);
  cleanup();
  show();
  await screen.findByText(/^You rejected on /);
  expect(queryPrompt()).toBeNull();
});

it('asks again when something new waits for consent', async () => {
  localStorage.setItem(CONSENT_KEY, `accepted ${new Date().toISOString()} statistics`);
  show();
  await findPrompt();
});

it.each(['/seamless', '/agentHome'])('does not ask on %s, but on the next page', async (path) => {
  const { modals } = show(path);
  await waitFor(() => expect(modals.store.getState().open).toEqual([CONSENT_PROMPT]));
  expect(queryPrompt()).toBeNull();
  await act(async () => goTo('/rng'));
  await findPrompt();
});

it('lets the answer be changed from the privacy text', async () => {
  localStorage.setItem(CONSENT_KEY, `rejected ${new Date().toISOString()} reports,statistics`);
  show();
  await screen.findByText(/^You rejected on /);
  const change = await screen.findByRole('button', { name: 'Change your answer' });
  await act(async () => void fireEvent.click(change));
  await press('Accept');
  expect(localStorage.getItem(CONSENT_KEY)).toMatch(/^accepted /);
  await waitFor(() => expect(queryPrompt()).toBeNull());
});

it('follows an answer in another tab', async () => {
  show();
  await findPrompt();
  localStorage.setItem(CONSENT_KEY, `rejected ${new Date().toISOString()} reports,statistics`);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY })));
  await waitFor(() => expect(queryPrompt()).toBeNull());
});
