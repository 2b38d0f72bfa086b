// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import words from '../../../locales/EN/account.json' with { type: 'json' };
import { member } from '../../session/member.fixture.ts';
import { showInSite } from '../../shell/site/show-in-site.fixture.tsx';
import { HeaderAccount } from './header-account.tsx';

function show(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
  return showInSite(<HeaderAccount />, {
    at: '/index',
    words: { account: words },
    prepare: ({ session }) => session.store.setState({ status: 'agent', member }),
  });
}

const ok = (balance: number) => () => Response.json({ success: true, value: { ...member, balance } });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('HeaderAccount', () => {
  it('hides the balance from who looks on, and remembers that', () => {
    show(ok(1250));
    expect(screen.getByText('€12.50')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show the balance' }));
    expect(screen.queryByText('€12.50')).toBeNull();
    expect(screen.getByText('Hidden')).toBeTruthy();
    expect(localStorage.getItem('balance')).toBe('hidden');
  });

  it('asks for the balance again', async () => {
    show(ok(990));
    fireEvent.click(screen.getByRole('button', { name: 'Refresh the balance' }));
    expect(await screen.findByText('€9.90')).toBeTruthy();
  });

  it('says when the balance cannot be had, and lets one try again', async () => {
    show(() => new Response('', { status: 500 }));
    fireEvent.click(screen.getByRole('button', { name: 'Refresh the balance' }));
    expect(await screen.findByRole('button', { name: words.balance.failed })).toBeTruthy();
  });

  it('forgets a session that the platform has ended', async () => {
    const { session } = show(() => new Response('', { status: 401 }));
    fireEvent.click(screen.getByRole('button', { name: 'Refresh the balance' }));
    await waitFor(() => expect(session.store.getState()).toMatchObject({ status: 'guest', over: 'expired' }));
  });

  it('offers nothing that this site does not have', () => {
    show(ok(1250));
    fireEvent.click(screen.getByRole('button', { name: 'Account of player1' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Account', 'Log out']);
  });
});
