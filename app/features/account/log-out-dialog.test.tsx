// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import type { Site } from '#app/shell/site/create-site.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/account.json' with { type: 'json' };
import { LogOutDialog } from './log-out-dialog.tsx';

const close = vi.fn();
let calls: string[];
let site: Site;

beforeEach(() => {
  calls = [];
  close.mockClear();
  standInForModals();
  fakePlatform({ logout: () => void calls.push(`logout from ${location.pathname}`) });
  site = showInSite(<LogOutDialog close={close} />, {
    at: '/member',
    words: { account: words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('LogOutDialog', () => {
  // @proves 4.39
  it('asks first, and does nothing on cancel', () => {
    expect(screen.getByText('Are you sure you want to log out?')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(close).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
  });

  // @proves 4.39
  it('goes to the index and logs out there once', async () => {
    const confirm = screen.getByRole('button', { name: 'Confirm' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(calls).toEqual(['logout from /index']);
    expect(location.pathname).toBe('/index');
    expect(site.session.store.getState()).toMatchObject({ status: 'guest', over: false });
  });
});
