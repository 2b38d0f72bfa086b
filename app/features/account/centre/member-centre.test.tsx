// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { historyPath, isHistory } from '#app/kinds/record-page/views/history-path.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import { SiteStartedContext } from '#app/shell/loading/site-started.ts';
import { useViewTitle } from '#app/shell/member/view-title.ts';
import { Link, useSearchParams } from '#app/shell/router/router.ts';
import { Routes } from '#app/shell/site/routes.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/account.json' with { type: 'json' };
import { feature as account } from '../feature.ts';

const scrolled = vi.fn();

/** Replaces its usual content by a full list. */
function Messages() {
  const [search] = useSearchParams();
  return isHistory(search) ? <AllMessages /> : <Link to={historyPath('referral')}>Every message</Link>;
}

function AllMessages() {
  useViewTitle('All messages');
  return <p>Older ones</p>;
}

const wallet = defineFeature({ name: 'wallet', module: null }, ({ screen: part }) => ({
  accountMenu: [
    { order: 10, icon: 'wallet', label: 'entry.wallet', path: '/member?page=missionLeaderboard' },
    { order: 20, icon: 'ticket', label: 'entry.mall', path: '/pointMall' },
  ],
  memberPages: [
    {
      id: 'referral',
      group: 'messages',
      order: 130,
      icon: 'envelope-simple',
      label: 'entry.messages',
      screen: part(async () => Messages),
      count: part(async () => () => <span>5 unread</span>),
    },
    {
      id: 'missionLeaderboard',
      group: 'money',
      order: 20,
      icon: 'wallet',
      label: 'entry.wallet',
      showsBalance: true,
      screen: part(async () => () => <p>Every wallet</p>),
    },
  ],
}));

const cashier = defineFeature({ name: 'wallet', module: null }, ({ screen: part }) => ({
  memberPages: [
    {
      id: 'rewardCenter',
      group: 'money',
      button: 'outline',
      order: 40,
      icon: 'hand-coins',
      label: 'entry.withdraw',
      audience: 'agent',
      screen: part(async () => () => <p>Money out</p>),
    },
  ],
}));

const security = defineFeature({ name: 'security', module: null }, ({ screen: part }) => ({
  memberPages: [
    {
      id: 'rewardCenter',
      group: 'account',
      isFirst: true,
      order: 10,
      icon: 'shield-check',
      label: 'entry.security',
      screen: part(async () => () => <p>Every lock</p>),
    },
  ],
}));

interface Showing {
  isWide?: boolean;
  status?: SessionStatus;
  features?: readonly (typeof wallet)[];
}

async function show(at: string, { isWide = false, status = 'member', features = [wallet, cashier] }: Showing = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  await act(async () => {
    showInSite(
      <SiteStartedContext value={true}>
        <Routes />
      </SiteStartedContext>,
      {
        at,
        words: {
          account: words,
          wallet: { entry: { wallet: 'My wallet', messages: 'Messages', withdraw: 'Withdraw', mall: 'Point mall' } },
          security: { entry: { security: 'My account' } },
        },
        features: [account, ...features],
        prepare: ({ session }) => session.store.setState({ status, member }),
      },
    );
  });
  await screen.findByRole('heading', { level: 1 });
}

const main = () => screen.getByRole('main');
const menu = () => screen.queryByRole('navigation', { name: 'Member centre' });
const entries = () => [...(menu()?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
const link = (name: string | RegExp) => within(main()).getByRole('link', { name });
const follow = (name: string | RegExp) => act(async () => fireEvent.click(link(name)));

beforeEach(() => {
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
  fakePlatform({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the account page', () => {
  it('shows the summary when no feature contributes pages', async () => {
    await show('/member', { features: [] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('player1');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined();
    expect(menu()).toBeNull();
  });

  // @proves 4.7, 6.3
  it('tells a trial account that a real one is needed, and opens no page', async () => {
    await show('/member?page=missionLeaderboard', { status: 'trial' });
    expect(main().textContent).toContain('Please register a real account to continue');
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register');
    expect(menu()).toBeNull();
    expect(screen.queryByText('Every wallet')).toBeNull();
  });
});

describe('the member centre on a phone', () => {
  it('starts with the balance, the ordered menu with its counts, and the other links', async () => {
    await show('/member');
    await waitFor(() => expect(entries()).toEqual(['My wallet', 'Messages5 unread']));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('player1');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined();
    expect(document.title).toBe('Account · Specimen');
  });

  it('links to each of its pages once, and to other sites', async () => {
    await show('/member');
    expect(within(main()).getAllByRole('link', { name: 'My wallet' })).toHaveLength(1);
    expect(link('Point mall').getAttribute('href')).toBe('/pointMall');
  });

  it('replaces the menu with the page, focuses its heading, and returns the focus to its entry', async () => {
    await show('/member');
    await follow(/Messages/);
    expect(await screen.findByText('Every message')).toBeDefined();
    expect(`${location.pathname}${location.search}`).toBe('/member?page=referral');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Messages' }));
    expect(document.title).toBe('Messages · Specimen');
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    expect(menu()).toBeNull();
    await follow('Account');
    expect(location.search).toBe('');
    expect(document.activeElement?.textContent).toContain('Messages');
    expect(document.title).toBe('Account · Specimen');
  });

  it('shows a full list under one title with one way back, and moves the focus to the title', async () => {
    await show('/member?page=referral');
    const press = await screen.findByRole('link', { name: 'Every message' });
    press.focus();
    await act(async () => fireEvent.click(press));
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['All messages']);
    expect(document.activeElement).toBe(headings[0]);
    expect(document.title).toBe('All messages · Specimen');
    expect(within(main()).getAllByRole('link')).toHaveLength(1);
    await follow('Messages');
    expect(location.search).toBe('?page=referral');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Messages' }));
    expect(link('Account').getAttribute('href')).toBe('/member');
  });

  it('starts with the menu even when a feature contributes the first page', async () => {
    await show('/member', { features: [wallet, security] });
    expect(entries()).toContain('My account');
    expect(screen.queryByText('Every lock')).toBeNull();
    await follow('My account');
    expect(await screen.findByText('Every lock')).toBeDefined();
  });
});

describe('the member centre on a wide window', () => {
  it('groups the menu by subject, in the order of the groups', async () => {
    await show('/member', { isWide: true });
    const groups = within(menu() ?? main()).getAllByRole('list');
    expect(groups.map((group) => group.textContent)).toEqual(['Account', 'My wallet', 'Messages5 unread']);
  });

  // @proves 2.5
  it('shows the menu next to the page in the address', async () => {
    await show('/member?page=missionLeaderboard', { isWide: true });
    expect(await screen.findByText('Every wallet')).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['My wallet']);
    expect(within(main()).getByRole('link', { current: 'page', name: 'My wallet' })).toBeDefined();
    expect(document.title).toBe('My wallet · Specimen');
  });

  // @proves 2.61
  it('opens on the account summary with its links, or on the feature page that replaces both', async () => {
    await show('/member', { isWide: true });
    expect(entries()[0]).toBe('Account');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined();
    cleanup();
    await show('/member', { isWide: true, features: [wallet, security] });
    expect(entries()[0]).toBe('My account');
    expect(await screen.findByText('Every lock')).toBeDefined();
    expect(within(main()).queryByRole('button', { name: 'Log out' })).toBeNull();
  });

  it('leaves the balance to a page that shows it', async () => {
    await show('/member?page=referral', { isWide: true });
    expect(within(main()).getByText('Balance')).toBeDefined();
    await follow('My wallet');
    expect(await screen.findByText('Every wallet')).toBeDefined();
    expect(within(main()).queryByText('Balance')).toBeNull();
  });

  it('leads from a full list back to its page, and gives the lost focus of the link to the title', async () => {
    await show('/member?page=referral', { isWide: true });
    const press = await screen.findByRole('link', { name: 'Every message' });
    press.focus();
    await act(async () => fireEvent.click(press));
    const title = screen.getByRole('heading', { level: 1, name: 'All messages' });
    expect(document.activeElement).toBe(title);
    const back = title.previousElementSibling;
    expect(back?.getAttribute('href')).toBe('/member?page=referral');
    if (back instanceof HTMLElement) back.focus();
    if (back) await act(async () => void fireEvent.click(back));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Messages' }));
    const entry = within(menu() ?? main()).getByRole('link', { name: /Messages/ });
    entry.focus();
    await act(async () => fireEvent.click(entry));
    expect(document.activeElement).toBe(entry);
  });

  it('keeps the focus in the menu', async () => {
    await show('/member', { isWide: true });
    const entry = link('My wallet');
    entry.focus();
    await follow('My wallet');
    expect(document.activeElement).toBe(entry);
  });
});

it.each(['nonsense', 'rewardCenter'])(
  'leads from a page that is not there for this person to the centre: %s',
  async (id) => {
    await show(`/member?page=${id}`);
    expect(`${location.pathname}${location.search}`).toBe('/member');
    expect(entries()).toHaveLength(2);
  },
);

// @proves 2.37
it('has money links next to the balance and in the header, for the pages that exist', async () => {
  await show('/member', { isWide: true });
  expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull();
  cleanup();
  await show('/member', { isWide: true, status: 'agent' });
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'Withdraw' }).map((link) => link.getAttribute('href'))).toEqual([
      '/member?page=rewardCenter',
      '/member?page=rewardCenter',
      '/member?page=rewardCenter',
    ]),
  );
});
