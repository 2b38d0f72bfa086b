// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { giveUpAll } from '#app/platform/give-up-all.ts';
import { openStatus } from '../status/system-status.fixture.ts';
import { BehindPage } from './behind-page.tsx';
import { showInSite } from './show-in-site.fixture.tsx';

const SLOW = /longer than usual/;

afterEach(() => {
  vi.restoreAllMocks();
  act(() => void dispatchEvent(new Event('online')));
  cleanup();
  vi.unstubAllGlobals();
});

it('comes when the platform is slow, and stays when it is well again', async () => {
  fakePlatform({ systemStatus: () => openStatus });
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const { slowCalls } = showInSite(({ slowCalls: calls }) => <BehindPage slowCalls={calls} />, {
    at: '/index',
    words: {},
  });
  expect(screen.queryByRole('status')).toBeNull();
  act(() => slowCalls.add(() => true));
  expect(await screen.findByText(SLOW)).toBeDefined();
  act(() => giveUpAll(slowCalls));
  await waitFor(() => expect(screen.queryByText(SLOW)).toBeNull());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect((await screen.findByRole('status')).textContent).toMatch(/You’re offline/);
});
