// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { SiteStartedContext } from '#app/shell/loading/site-started.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/promotions.json' with { type: 'json' };
import type { Promotion } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { somePromotion } from '../promotions.fixture.ts';
import { RewardCentre } from './reward-centre.tsx';
import { RewardCount } from './reward-count.tsx';

const PAID = { title: 'Thanks', amount: 500, currency: 'EUR' };

const WAITING = [
  somePromotion({ status: 'ISSUED', paid: minorUnits(500) }),
  somePromotion({ id: 506, kind: 'RAFFLE', title: 'Lucky ticket', status: 'ISSUED' }),
];

/** Renders the reward centre. A claimed reward is paid and moves to the history. */
function show(promotions: Promotion[], paid = 0, availablePromos = 0, isRefused = (_body: unknown) => false) {
  const history = Array.from({ length: paid }, (_, place) => ({ ...PAID, promotionId: place + 1, paidAt: place }));
  const claim = ({ body }: { body: unknown }) => {
    if (isRefused(body)) return refusal(409, { errorCode: 'not_available' });
    const [claimed] = promotions.splice(0, 1);
    history.unshift({ ...PAID, title: claimed?.title ?? '', promotionId: claimed?.id ?? 0, paidAt: 99 });
    return { amount: 500, currency: 'EUR', balance: 1750 };
  };
  const platform = fakePlatform({
    claimPromotion: claim,
    claimRafflePromotion: claim,
    promotions: () => ({ promotions }),
    memberInfo: () => member,
    rewardHistory: ({ query }) => {
      const pageNum = Number(query['pageNum']);
      const content = history.slice((pageNum - 1) * 10, pageNum * 10);
      const found = query['period'] === 'today' ? [] : content;
      const days = query['period'] === 'today' ? { from: '2026-05-20', to: '2026-05-20' } : {};
      const totals = { count: found.length && history.length, paid: found.length && history.length * 500 };
      const totalPages = Math.ceil(totals.count / 10);
      return {
        timeZone: 'UTC',
        today: '2026-05-20',
        ...days,
        currency: 'EUR',
        totals,
        content: found,
        pageNum,
        totalPages,
      };
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
  return platform;
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

  it('claims all rewards one after the other, each once', async () => {
    const platform = show(WAITING.slice(), 0, 2);
    const all = await screen.findByRole('button', { name: 'Claim all 2' });
    all.focus();
    fireEvent.click(all);
    fireEvent.click(all);
    expect(await screen.findByText(words.rewards.empty)).toBeDefined();
    expect(platform.callsOf('claimPromotion')).toHaveLength(1);
    expect(platform.callsOf('claimRafflePromotion')).toHaveLength(1);
    const [bonus, ticket] = (['claimPromotion', 'claimRafflePromotion'] as const).flatMap((id) => platform.callsOf(id));
    expect(bonus?.body).toEqual({ promotionId: 501, idempotencyKey: expect.any(String) });
    expect(ticket?.body).toEqual({ promotionId: 506, idempotencyKey: expect.any(String) });
    await waitFor(() => expect(document.activeElement?.textContent).toBe(words.rewards.waiting));
  });

  it('names what could not be claimed, and pays the rest', async () => {
    const isRefused = (body: unknown) => JSON.stringify(body).includes('"promotionId":501');
    show(WAITING.toReversed(), 0, 2, isRefused);
    fireEvent.click(await screen.findByRole('button', { name: 'Claim all 2' }));
    expect(await screen.findByText(/^First deposit wasn’t paid\. \S/)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim all 2' })).toBeNull());
    const list = await screen.findByRole('list', { name: words.rewards.history });
    expect(within(list).getByText('Lucky ticket')).toBeDefined();
  });

  it('offers no button for all where one reward waits', async () => {
    show(WAITING.slice(0, 1), 0, 1);
    expect(await screen.findByRole('button', { name: /^Claim €5\.00/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Claim all/ })).toBeNull();
  });

  it('says what the history comes to, and that the chosen days have nothing', async () => {
    show([], 1);
    expect((await screen.findByText(words.rewards.total)).parentElement?.textContent).toContain('€5.00');
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(await screen.findByText(words.rewards.noneIn.title)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: words.rewards.showAll }));
    const list = await screen.findByRole('list', { name: words.rewards.history });
    expect(within(list).getByText('Thanks')).toBeDefined();
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
