// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { defineFeature } from '../slots/define-feature.ts';
import { BreadcrumbPlace } from './breadcrumb-place.tsx';

const words = {
  rooms: {
    entry: {
      index: 'Home',
      live: 'Live',
      rng: 'Slots',
      member: 'Account',
      login: 'Log in',
      deposit: 'Deposit',
      withdraw: 'Withdrawal',
      own: 'My account',
    },
  },
};
const rooms = defineFeature({ name: 'rooms', module: null }, ({ screen: on }) => ({
  routes: (['index', 'live', 'rng', 'member', 'login'] as const).map((name) => ({
    path: `/${name}`,
    view: name,
    layout: name === 'login' || name === 'index' ? ('home' as const) : ('site' as const),
    access: 'public' as const,
    title: `entry.${name}` as const,
    screen: on(async () => () => null),
  })),
  memberPages: (
    [
      ['securityCenter', 'entry.own'],
      ['depositv2', 'entry.deposit'],
      ['withdraw', 'entry.withdraw'],
    ] as const
  ).map(([id, label], order) => ({
    ...({ id, label, order, group: 'money', icon: 'wallet' } as const),
    ...(order === 0 && { isFirst: true as const }),
    screen: on(async () => () => null),
  })),
}));

const go = async (at: string) => {
  cleanup();
  showInSite(<BreadcrumbPlace />, { at, words, features: [rooms] });
  await screen.findByRole('navigation');
};
const crumbs = () => screen.getAllByRole('link').map((crumb) => crumb.textContent);

const stubWindow = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));

beforeEach(() => {
  sessionStorage.clear();
  stubWindow(false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the trail from home and marks the current page', async () => {
  await go('/rng?vassalage=JDW');
  await go('/live');
  expect(crumbs()).toEqual(['Home', 'Slots', 'Live']);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Live' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Slots' }).getAttribute('href')).toBe('/rng?vassalage=JDW');
});

// @proves 2.16
it('is cut at the chosen crumb', async () => {
  await go('/rng');
  await go('/live');
  await go('/member');
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Slots' })));
  expect(location.pathname).toBe('/rng');
  expect(crumbs()).toEqual(['Home', 'Slots']);
});

it('ends with the log-in only while that is open', async () => {
  await go('/rng');
  await go('/login');
  expect(crumbs()).toEqual(['Home', 'Slots', 'Log in']);
  await go('/live');
  expect(crumbs()).toEqual(['Home', 'Slots', 'Live']);
});

it('leaves out pages that the site does not have', async () => {
  sessionStorage.setItem('trail', '["/gone","/live"]');
  await go('/member');
  expect(crumbs()).toEqual(['Home', 'Live', 'Account']);
});

describe('the pages of the member centre', () => {
  it('are crumbs of their own, named as their menu names them', async () => {
    await go('/member?page=depositv2');
    await go('/member?page=withdraw');
    expect(crumbs()).toEqual(['Home', 'Deposit', 'Withdrawal']);
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/member?page=depositv2');
    expect(screen.getByRole('link', { name: 'Withdrawal' }).getAttribute('aria-current')).toBe('page');
  });

  it('are one crumb each, whatever they show', async () => {
    await go('/member?page=depositv2');
    await go('/member?page=depositv2&view=history');
    await go('/member?page=withdraw');
    await go('/Member/?page=depositv2&order=D1');
    expect(crumbs()).toEqual(['Home', 'Deposit']);
  });

  it('are left out if the site does not have them', async () => {
    sessionStorage.setItem('trail', '["/member?page=gone","/live"]');
    await go('/member?page=withdraw');
    expect(crumbs()).toEqual(['Home', 'Live', 'Withdrawal']);
  });

  it('are one page with the centre where that opens with the first of them, and two on a phone', async () => {
    await go('/member?page=securityCenter');
    await go('/member');
    expect(crumbs()).toEqual(['Home', 'My account', 'Account']);
    sessionStorage.clear();
    stubWindow(true);
    await go('/member?page=securityCenter');
    await go('/member');
    expect(crumbs()).toEqual(['Home', 'My account']);
  });
});
