// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { CHUNK_LOST } from '../loading/preload.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** A language file with no words in it. */
const noWords = () => Response.json({});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('reports a language that fails to load and keeps the current one', async () => {
  const lost = vi.fn();
  addEventListener(CHUNK_LOST, lost, { once: true });
  fakePlatform({});
  const { language, toasts } = showInSite(<LanguageSwitch />, { at: '/index', words: {} });
  fireEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  fireEvent.click(await screen.findByText('العربية'));
  await waitFor(() => expect(toasts.store.getState()).toHaveLength(1));
  expect(toasts.store.getState()[0]).toMatchObject({ tone: 'danger', text: expect.stringContaining('try again') });
  expect(language.current().code).toBe('EN');
  // A release may have removed its words.
  expect(lost).toHaveBeenCalledOnce();
});

it('sends the platform no visitor’s language', async () => {
  const { callsOf } = fakePlatform({}, noWords);
  const { language } = showInSite(<LanguageSwitch />, { at: '/index', words: {} });
  fireEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  fireEvent.click(await screen.findByText('العربية'));
  await waitFor(() => expect(language.current().code).toBe('AR'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(callsOf('setLanguage')).toEqual([]);
});

// @proves 4.55
it('sends the platform only the last language chosen', async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { callsOf } = fakePlatform({ setLanguage: () => undefined }, (address) =>
    address.includes('/AR-') ? slow.then(noWords) : noWords(),
  );
  const { language } = showInSite(<LanguageSwitch />, {
    at: '/index',
    words: {},
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  fireEvent.click(await screen.findByText('العربية'));
  fireEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'English', hidden: true }));
  await waitFor(() => expect(callsOf('setLanguage')).toMatchObject([{ body: { lang: 'EN' } }]));
  await act(async () => answer());
  expect(callsOf('setLanguage')).toHaveLength(1);
  expect(language.current().code).toBe('EN');
});
