// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { showInSite } from './show-in-site.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says that a language could not be had, and stays with the one that is shown', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const { language, toasts } = showInSite(<LanguageSwitch />, { at: '/index', words: {} });
  fireEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  fireEvent.click(await screen.findByText('العربية'));
  await waitFor(() => expect(toasts.store.getState()).toHaveLength(1));
  expect(toasts.store.getState()[0]).toMatchObject({ tone: 'danger', text: expect.stringContaining('try again') });
  expect(language.current().code).toBe('EN');
});
