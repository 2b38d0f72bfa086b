// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform, type OperationId, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/point-mall.json' with { type: 'json' };
import shellWords from '#locales/EN/shell.json' with { type: 'json' };
import type { PointGood } from '#schemas/generated/platform.ts';
import { PointMallPage } from './point-mall-page.tsx';

const good = (rewardId: string, points: number, stock: number): PointGood => ({
  ...{ rewardId, points, stock, name: `Good ${rewardId}`, kind: 'gadget' },
  description: 'Something nice.',
  imageUrl: '/img/goods/x.svg',
});

interface Platform {
  hasPassword?: boolean;
  points?: number;
  goods?: PointGood[];
  pages?: number;
  refuses?: (id: OperationId) => boolean;
}

/** Renders the mall for a member with this many points, or for a visitor. */
function show(
  at: string,
  { hasPassword = true, points = 5000, goods = [good('a', 1000, 3)], pages = 0, refuses = () => false }: Platform,
  status: 'guest' | 'trial' | 'member' = 'member',
) {
  const page = { content: [], pageNum: 1, totalPages: pages };
  const unless = <Value,>(id: OperationId, value: Value) => (refuses(id) ? refusal(403) : value);
  fakePlatform({
    pointBalance: ({ id }) => unless(id, { currentPoints: points }),
    pointConfig: ({ id }) => unless(id, { ratio: { points: 2000, amount: 100 }, stakePerPoint: 10, currency: 'EUR' }),
    pointRewards: ({ id }) => unless(id, { goods }),
    redemptions: ({ id }) => unless(id, page),
    pointTransactions: ({ id }) => unless(id, page),
  });
  return showInSite(<PointMallPage />, {
    at,
    words: { 'point-mall': words },
    prepare: (site) => {
      if (status !== 'guest') site.session.store.setState({ status, member: { ...member, hasPassword } });
    },
  });
}

beforeEach(standInForModals);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('PointMallPage', () => {
  // @proves 2.10
  it('shows the points, how to earn them and what they are worth', async () => {
    show('/pointMall', { points: 12_480 });
    expect(await screen.findByText('12,480')).toBeDefined();
    expect(await screen.findByText(/one point for every €0.10 you wager/)).toBeDefined();
    expect(screen.getByText('€6.00')).toBeDefined();
    expect(screen.getByText('2,000 points = €1.00')).toBeDefined();
  });

  it('offers no filters when there are no items', async () => {
    show('/pointMall', { goods: [] });
    expect(await screen.findByText('No rewards at the moment')).toBeDefined();
    expect(screen.queryByLabelText('Order')).toBeNull();
  });

  it('keeps the sort order and filters in the address', async () => {
    show('/pointMall', { goods: [good('dear', 9000, 1), good('cheap', 100, 1)] });
    await screen.findByText('Good dear');
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'fewest' } });
    const names = () => screen.getAllByRole('button', { name: /^Good/ }).map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(['Good cheap', 'Good dear']));
    fireEvent.click(screen.getByRole('button', { name: 'Within my points' }));
    await waitFor(() => expect(names()).toEqual(['Good cheap']));
    expect(location.search).toBe('?sort=fewest&within=1');
  });

  it('offers to clear the filters when nothing matches', async () => {
    show('/pointMall?kind=experience', {});
    fireEvent.click(await screen.findByRole('button', { name: 'Show all rewards' }));
    expect(await screen.findByText('Good a')).toBeDefined();
  });

  it('asks for no password when nothing can be redeemed', async () => {
    show('/pointMall?good=b', { goods: [good('b', 6000, 3)] });
    expect(await screen.findByText('You don’t have enough points for this reward.')).toBeDefined();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('adds up the price of several, up to what is in stock', async () => {
    show('/pointMall?good=a', {});
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByRole('button', { name: 'One more' }));
    fireEvent.click(dialog.getByRole('button', { name: 'One more' }));
    expect(await dialog.findByText('3,000 points')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'One more' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(dialog.getByRole('button', { name: 'Redeem' }));
    expect(await dialog.findByText('Enter your password')).toBeDefined();
  });

  it('lets a visitor browse, and asks for the log-in to redeem', async () => {
    show('/pointMall', {}, 'guest');
    expect(await screen.findByText('Good a')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  const pointsField = async () => {
    show('/pointMall', { points: 12_480 });
    fireEvent.click(await screen.findByRole('button', { name: 'Convert' }));
    return screen.findByRole('spinbutton', { name: 'Points' });
  };

  it.each(['', '-2000', '0', '1', '2000.5', '2001', '14000', '99999999999999999999', '2e3', '２ｅ３', '٢e٣', 'ten'])(
    'answers "%s" points in words',
    async (text) => {
      const field = await pointsField();
      fireEvent.change(field, { target: { value: text } });
      fireEvent.submit(field.closest('form') ?? document.body);
      expect(await screen.findByText(/^Choose a multiple of 2,000 points, up to 12,000 points/)).toBeDefined();
      expect(field.getAttribute('aria-invalid')).toBe('true');
    },
  );

  it.each(['٤٠٠٠', '๔๐๐๐', '４０００', '4,000'])('reads "%s" as four thousand points', async (text) => {
    fireEvent.change(await pointsField(), { target: { value: text } });
    expect(await screen.findByText('€2.00')).toBeDefined();
  });

  it('says why nothing can be converted or redeemed, and offers a retry', async () => {
    let refused = true;
    show('/pointMall', { refuses: (id) => refused && id === 'pointBalance' });
    fireEvent.click(await screen.findByRole('button', { name: 'Convert' }));
    const convert = within(await screen.findByRole('dialog', { name: 'Convert points to money' }));
    expect(await convert.findByRole('button', { name: 'Try again' })).toBeDefined();
    fireEvent.click(convert.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Good a' }));
    const redeem = within(await screen.findByRole('dialog', { name: 'Good a' }));
    refused = false;
    fireEvent.click(await redeem.findByRole('button', { name: 'Try again' }));
    expect(await redeem.findByLabelText('Password')).toBeDefined();
  });

  it.each(['Convert', 'Redeem'])('asks a trial account to open a real one on %s', async (action) => {
    show('/pointMall?good=a', {}, 'trial');
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: action }));
    expect(screen.getByRole('dialog', { name: shellWords.trial.title })).toBeDefined();
  });

  it('asks an account without a password for none, and says how it confirms', async () => {
    show('/pointMall?good=a', { hasPassword: false });
    const redeem = within(await screen.findByRole('dialog', { name: 'Good a' }));
    expect(await redeem.findByText(words.password.none)).toBeDefined();
    expect(redeem.queryByLabelText('Password')).toBeNull();
    expect(redeem.getByRole('button', { name: words.redeem.submit })).toBeDefined();
  });

  it.each(['redeemed', 'activity'])('goes to the last page of %s from one past the end', async (view) => {
    show(`/pointMall?view=${view}&page=99`, { pages: 2 });
    await waitFor(() => expect(location.search).toBe(`?view=${view}&page=2`));
  });

  it('says which list failed to load, and offers a retry', async () => {
    let refused = true;
    show('/pointMall?view=redeemed', { refuses: () => refused });
    expect(await screen.findByText('We couldn’t load your redemptions')).toBeDefined();
    refused = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing redeemed yet')).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: 'Activity' }));
    expect(await screen.findByText('No activity yet')).toBeDefined();
  });
});
