// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { CHUNK_LOST } from '../loading/preload.ts';
import { showInSite } from './show-in-site.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('reports a language that fails to load and keeps the current one', async () => {
  const lost = vi.fn();
  addEventListener(CHUNK_LOST, lost, { once: true });
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
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
  const told = vi.fn(async (asked: Request | string) =>
    Response.json(typeof asked === 'string' ? {} : { success: true }),
  );
  vi.stubGlobal('fetch', told);
  const { language } = showInSite(<LanguageSwitch />, { at: '/index', words: {} });
  fireEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  fireEvent.click(await screen.findByText('العربية'));
  await waitFor(() => expect(language.current().code).toBe('AR'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(told.mock.calls.filter(([asked]) => typeof asked !== 'string')).toEqual([]);
});

it('sends the platform only the last language chosen', async () => {
  const told: string[] = [];
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (asked: Request | string) => {
    if (typeof asked !== 'string') told.push(`${asked.method} ${new URL(asked.url).pathname} ${await asked.text()}`);
    else if (asked.includes('/AR-')) await slow;
    return Response.json(typeof asked === 'string' ? {} : { success: true });
  });
  const { language } = showInSite(<LanguageSwitch />, {
    at: '/index',
    words: {},
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  fireEvent.click(await screen.findByText('العربية'));
  fireEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'English', hidden: true }));
  await waitFor(() => expect(told).toEqual(['PUT /wps/member/language {"lang":"EN"}']));
  answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told).toHaveLength(1);
  expect(language.current().code).toBe('EN');
});
