// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/agent.json' with { type: 'json' };
import { LogOut } from './log-out.tsx';
import { OfficeHeader } from './office-header.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// @proves 2.63
it('shows the time where the merchant is', () => {
  const agent = { ...member, timeZone: 'Asia/Kathmandu' };
  showInSite(<OfficeHeader entries={[]} />, {
    at: '/agentHome',
    words: { agent: words },
    prepare: ({ session }) => session.store.setState({ status: 'agent', member: agent }),
  });
  // To the second, and in brief where there is no room for the day.
  expect(screen.getAllByText('GMT+5:45')).toHaveLength(2);
});

describe('LogOut', () => {
  beforeEach(() => {
    standInForModals();
    fakePlatform({ logout: () => undefined });
  });

  const show = () =>
    showInSite(<LogOut />, {
      at: '/agentHome',
      words: { agent: words },
      prepare: (site) => site.session.store.setState({ status: 'agent' }),
    });

  // @proves 4.45
  it('asks for confirmation', () => {
    const site = show();
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(screen.getByRole('dialog', { name: 'Log out?' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(site.session.store.getState().status).toBe('agent');
  });

  // @proves 4.45
  it('ends the session once confirmed', async () => {
    const site = show();
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    const [, confirm] = screen.getAllByRole('button', { name: 'Log out' });
    if (confirm) fireEvent.click(confirm);
    await waitFor(() => expect(site.session.store.getState().status).toBe('guest'));
  });
});
