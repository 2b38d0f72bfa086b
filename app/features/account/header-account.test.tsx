// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Fake, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature, type Feature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/account.json' with { type: 'json' };
import { HeaderAccount } from './header-account.tsx';

const cashier = defineFeature({ name: 'cashier', module: 'CASHIER' }, ({ screen }) => ({
  memberPages: [
    {
      id: 'referral',
      group: 'account',
      button: 'primary',
      order: 10,
      icon: 'wallet',
      label: 'entry.deposit',
      screen: screen(async () => () => null),
    },
  ],
}));

function show(memberInfo: Fake<'memberInfo'>, features: readonly Feature[] = []) {
  fakePlatform({ memberInfo });
  return showInSite(<HeaderAccount />, {
    at: '/index',
    words: { account: words, cashier: { entry: { deposit: 'Deposit' } } },
    features,
    prepare: ({ session }) => session.store.setState({ status: 'agent', member }),
  });
}

const withBalance = (balance: number) => () => ({ ...member, balance });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('HeaderAccount', () => {
  // @proves 2.38
  it('hides the balance on request, and remembers that', () => {
    show(withBalance(1250));
    expect(screen.getByText('€12.50')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show balance' }));
    expect(screen.queryByText('€12.50')).toBeNull();
    expect(screen.getByText('Hidden')).toBeTruthy();
    expect(localStorage.getItem('balance')).toBe('hidden');
  });

  // @proves 2.38
  it('refreshes the balance', async () => {
    show(withBalance(990));
    fireEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(await screen.findByText('€9.90')).toBeTruthy();
  });

  it('says that the balance failed to load, and offers a retry', async () => {
    show(() => refusal(500));
    fireEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(await screen.findByRole('button', { name: words.balance.failed })).toBeTruthy();
  });

  it('ends a session that the platform has ended', async () => {
    const { session } = show(() => refusal(401));
    fireEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    await waitFor(() => expect(session.store.getState()).toMatchObject({ status: 'guest', over: 'expired' }));
  });

  it('reserves room for the money links until the module tree is known', () => {
    const { modules } = show(withBalance(1250), [cashier]);
    const deposit = screen.getByText('Deposit').closest('a');
    expect(deposit?.closest('[inert]')).not.toBeNull();
    act(() => modules.setState({ status: 'known', enabled: new Set(['CASHIER']) }));
    expect(deposit?.isConnected).toBe(true);
    expect(deposit?.closest('[inert]')).toBeNull();
    expect(deposit?.getAttribute('href')).toBe('/member?page=referral');
  });

  it('has no links to pages this site does not have', () => {
    show(withBalance(1250));
    fireEvent.click(screen.getByRole('button', { name: 'Account: player1' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Account', 'Log out']);
  });
});
