// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform, type RecordedCall, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/live-chat.json' with { type: 'json' };
import { LiveChat } from './live-chat.tsx';

let calls: RecordedCall[];
let chatUrl: string;
const desk = (modelId: string, online = true) => ({ modelId, name: `Desk ${modelId}`, online });
let models = [desk('a')];
let refused = false;
const close = vi.fn();

beforeEach(() => {
  close.mockClear();
  chatUrl = '/chat/7';
  models = [desk('a')];
  refused = false;
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const platform = fakePlatform({
    chatModels: () => (refused ? refusal(403) : models),
    launchChat: () => (refused ? refusal(403) : { chatUrl }),
  });
  calls = platform.calls;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (chatOrigins: string[] = []) =>
  showInSite(<LiveChat close={close} />, {
    at: '/index',
    words: { 'live-chat': words },
    brand: {
      platform: { url: 'https://platform.example', imageCdns: [], launchCdns: [], chatOrigins },
      support: { email: 'care@site.example', phone: null, url: null },
    },
  });

it('opens the conversation directly where there is one desk, in a frame that cannot navigate the page', async () => {
  models = [desk('a'), desk('b', false)];
  show();
  const frame = await screen.findByTitle('Chat with customer service');
  expect(frame.getAttribute('src')).toBe('https://platform.example/chat/7');
  expect(frame.getAttribute('sandbox')).toContain('allow-same-origin');
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|downloads/);
  expect(calls).toMatchObject([
    { id: 'chatModels', query: { language: 'EN' } },
    { id: 'launchChat', query: { modelId: 'a', language: 'EN' } },
  ]);
});

it('keeps a chat on the site’s own origin away from the session', async () => {
  chatUrl = `${location.origin}/chat/7`;
  show([location.origin]);
  const frame = await screen.findByTitle('Chat with customer service');
  expect(frame.getAttribute('src')).toBe(chatUrl);
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
});

it('offers a choice of topics where there are several desks', async () => {
  models = [desk('a'), desk('b')];
  show();
  fireEvent.click(await screen.findByRole('button', { name: /Desk b/ }));
  expect(await screen.findByTitle('Chat with customer service')).toBeDefined();
  expect(calls.at(-1)).toMatchObject({ id: 'launchChat', query: { modelId: 'b', language: 'EN' } });
  expect(document.activeElement?.textContent).toBe('Customer service');
});

it('goes back from one desk to the others', async () => {
  models = [desk('a'), desk('b')];
  show();
  fireEvent.click(await screen.findByRole('button', { name: /Desk b/ }));
  await screen.findByTitle('Chat with customer service');
  fireEvent.click(screen.getByRole('button', { name: 'Choose another topic' }));
  expect(screen.queryByTitle('Chat with customer service')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Choose another topic' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Desk a/ }));
  expect(await screen.findByTitle('Chat with customer service')).toBeDefined();
});

it('opens one conversation each time a desk is chosen, and one more when the language changes', async () => {
  models = [desk('a'), desk('b')];
  const { language } = show();
  const choose = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /Desk a/ }));
    await screen.findByTitle('Chat with customer service');
  };
  await choose();
  fireEvent.click(screen.getByRole('button', { name: 'Choose another topic' }));
  await choose();
  const launches = () => calls.filter(({ id }) => id === 'launchChat').map(({ query }) => query);
  const english = { modelId: 'a', language: 'EN' };
  expect(launches()).toEqual([english, english]);
  await act(() => language.i18n.changeLanguage('ar'));
  await expect.poll(() => launches()).toEqual([english, english, { modelId: 'a', language: 'AR' }]);
});

it('blocks an address that the brand does not allow', async () => {
  chatUrl = 'https://evil.example/chat';
  show();
  expect(await screen.findByText('We couldn’t open the chat')).toBeDefined();
  expect(document.querySelector('iframe')).toBeNull();
});

it('offers other ways to reach customer service when no desk is open', async () => {
  models = [desk('a', false)];
  show();
  expect(await screen.findByText('We’re offline at the moment')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Send an email' }).getAttribute('href')).toBe('mailto:care@site.example');
});

it('offers other ways and a retry when the chat fails to load', async () => {
  refused = true;
  show();
  expect(await screen.findByText('We couldn’t open the chat')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Send an email' })).toBeDefined();
  refused = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('Chat with customer service')).toBeDefined();
});

it('stays open when a visitor logs in, and closes when their session ends', async () => {
  const { session } = show();
  await screen.findByTitle('Chat with customer service');
  act(() => session.store.setState({ status: 'member', member }));
  expect(close).not.toHaveBeenCalled();
  act(() => session.forget());
  expect(close).toHaveBeenCalledOnce();
});

// @proves 8.43
it('continues in its own window, and reports when the browser blocks it', async () => {
  show();
  const move = await screen.findByRole('button', { name: 'Open in a new window' });
  vi.stubGlobal('open', () => null);
  fireEvent.click(move);
  expect(await screen.findByText('Popup blocked, allow popups')).toBeDefined();
  expect(close).not.toHaveBeenCalled();

  const location = { href: 'about:blank', replace: vi.fn() };
  const opened = { opener: {}, location, sessionStorage: { clear: vi.fn() } };
  vi.stubGlobal('open', () => opened);
  fireEvent.click(move);
  expect(opened.opener).toBeNull();
  expect(opened.sessionStorage.clear).toHaveBeenCalledOnce();
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('https://platform.example/chat/7');
  expect(close).toHaveBeenCalled();
});
