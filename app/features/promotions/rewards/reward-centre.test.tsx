// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { SiteStartedContext } from '#app/shell/site/site-started.ts';
import words from '#locales/EN/promotions.json' with { type: 'json' };
import type { Promotion } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { somePromotion } from '../promotions.fixture.ts';
import { RewardCentre } from './reward-centre.tsx';
import { RewardCount } from './reward-count.tsx';

const PAID = { title: 'Thanks', amount: 500, currency: 'EUR' };

/** A platform with these promotions; a claimed one is paid and moves to the history. */
function show(promotions: Promotion[], paid = 0, availablePromos = 0) {
  const history = Array.from({ length: paid }, (_, place) => ({ ...PAID, promotionId: place + 1, paidAt: place }));
  const claim = () => {
    const [claimed] = promotions.splice(0, 1);
    history.unshift({ ...PAID, title: claimed?.title ?? '', promotionId: 501, paidAt: 99 });
    return { amount: 500, currency: 'EUR', balance: 1750 };
  };
  fakePlatform({
    claimPromotion: claim,
    claimRafflePromotion: claim,
    promotions: () => ({ promotions }),
    memberInfo: () => member,
    rewardHistory: ({ query }) => {
      const pageNum = Number(query['pageNum']);
      const content = history.slice((pageNum - 1) * 10, pageNum * 10);
      return { content, pageNum, totalPages: Math.ceil(history.length / 10) };
    },
  });
  showInSite(
    <SiteStartedContext value={true}>
      <RewardCount />
      <RewardCentre />
    </SiteStartedContext>,
    {
      at: '/member?page=rewardCenter',
      words: { promotions: words },
      prepare: ({ session }) => session.store.setState({ status: 'member', member: { ...member, availablePromos } }),
    },
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('RewardCentre', () => {
  it('pays a waiting reward, and moves it to the history', async () => {
    show([somePromotion({ status: 'ISSUED', paid: minorUnits(500) })], 0, 1);
    expect(screen.getByText('1 reward to claim')).toBeDefined();
    expect(await screen.findByText(words.rewards.none)).toBeDefined();
    const claim = await screen.findByRole('button', { name: /^Claim €5\.00.*First deposit$/ });
    claim.focus();
    await act(async () => void fireEvent.click(claim));
    expect(await screen.findByText(words.rewards.empty)).toBeDefined();
    const list = await screen.findByRole('list', { name: words.rewards.history });
    expect(within(list).getByText('First deposit')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(words.rewards.waiting));
  });

  it('says how to get a reward when there never was one', async () => {
    show([]);
    expect(await screen.findByText(words.rewards.empty)).toBeDefined();
    expect(screen.getByText(words.rewards.emptyText)).toBeDefined();
    expect(await screen.findByText(words.rewards.none)).toBeDefined();
    expect(screen.getByRole('link', { name: words.rewards.find }).getAttribute('href')).toBe('/promotions');
    expect(screen.queryByText(/^\d+ rewards? to claim$/)).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('lists the one reward that was paid, on one page', async () => {
    show([], 1);
    const list = await screen.findByRole('list', { name: words.rewards.history });
    expect(await within(list).findAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText(words.rewards.none)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Page 2' })).toBeNull();
  });

  it('lists pending and waiting rewards apart, and pages through the history', async () => {
    show([somePromotion({ status: 'APPLYING' })], 12);
    expect(await screen.findByText(words.rewards.empty)).toBeDefined();
    const coming = within(screen.getByRole('list', { name: words.rewards.coming }));
    expect(coming.getByRole('button', { name: /First deposit.*In review/ })).toBeDefined();
    expect(screen.getByRole('link', { name: words.rewards.find }).getAttribute('href')).toBe('/promotions');
    const list = await screen.findByRole('list', { name: words.rewards.history });
    expect(within(list).getAllByText('€5.00')).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await expect.poll(() => within(list).getAllByText('€5.00')).toHaveLength(2);
  });
});
