// @vitest-environment jsdom

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/point-mall.json' with { type: 'json' };
import type { PointBalance, PointGood, Redemption } from '#schemas/generated/platform.ts';
import { PointMallPage } from '../mall/point-mall-page.tsx';

const good: PointGood = {
  ...{ rewardId: 'a', name: 'Good a', kind: 'gadget', points: 1000, stock: 9 },
  ...{ description: 'Something nice.', imageUrl: '/img/goods/x.svg' },
};
const redemption: Redemption = {
  ...{ redeemId: 5, rewardId: 'a', name: 'Good a', imageUrl: '/img/goods/x.svg', quantity: 1 },
  ...{ points: 1000, status: 'process', createdAt: 1 },
};
const page = { content: [], pageNum: 1, totalPages: 0 };
const SPENT = refusal(409, { errorCode: 'points_spent' });

/** Points at the platform. */
let now: Sent<PointBalance> = { currentPoints: 9000 };
/** The platform omits the points. */
let isSilent = false;

function show() {
  const platform = fakePlatform({
    pointBalance: () => (isSilent ? refusal(403) : now),
    pointConfig: () => ({ ratio: { points: 2000, amount: 100 }, stakePerPoint: 10, currency: 'EUR' }),
    pointRewards: () => ({ goods: [good] }),
    ...{ redemptions: () => page, pointTransactions: () => page, memberInfo: () => member },
    redeemPointReward: ({ body }) =>
      Object(body).made === now.made ? { redemption, currentPoints: now.currentPoints - 1000 } : SPENT.clone(),
    convertPoint: ({ body }) =>
      Object(body).made === now.made
        ? { currentPoints: now.currentPoints - 2000, amount: 100, balance: 100, currency: 'EUR' }
        : SPENT.clone(),
  });
  showInSite(<PointMallPage />, {
    at: '/pointMall',
    words: { 'point-mall': words },
    prepare: (site) => site.session.store.setState({ status: 'member', member }),
  });
  return platform;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const send = async (action: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText('Password'), { target: { value: 'Sandbox1!' } });
  fireEvent.click(dialog.getByRole('button', { name: action }));
};

beforeEach(() => {
  standInForModals();
  isSilent = false;
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('points', () => {
  it.each([
    ['redeemPointReward', 'Good a', 'Redeem'],
    ['convertPoint', 'Convert', 'Convert'],
  ] as const)(
    'are not spent by %s on what was seen before they were spent elsewhere',
    async (operation, open, action) => {
      now = { currentPoints: 9000, made: 7 };
      const { callsOf } = show();
      await screen.findByText('9,000');
      await press(open);
      await screen.findByRole('dialog');
      now = { currentPoints: 8000, made: 8 };
      await send(action);
      expect(await screen.findByText(words.refused.points_spent)).toBeDefined();
      expect(await screen.findByText('8,000')).toBeDefined();
      await press('Close');
      await press(open);
      await send(action);
      await expect.poll(() => callsOf(operation).map(({ body }) => Object(body).made)).toEqual([7, 8]);
      const keys = callsOf(operation).map(({ body }) => Object(body).idempotencyKey);
      expect(new Set(keys).size).toBe(1);
    },
  );

  it('are spent again by a member who has just spent some, though they could not be loaded again', async () => {
    now = { currentPoints: 9000, made: 7 };
    const { callsOf } = show();
    await screen.findByText('9,000');
    await press('Good a');
    isSilent = true;
    await send('Redeem');
    await press(words.redeemed.back);
    now = { currentPoints: 8000, made: 8 };
    await press('Good a');
    await send('Redeem');
    await expect.poll(() => callsOf('redeemPointReward').map(({ body }) => Object(body).made)).toEqual([7, 8]);
  });

  it('are spent without a count where the platform keeps none', async () => {
    now = { currentPoints: 9000 };
    const { callsOf } = show();
    await screen.findByText('9,000');
    await press('Convert');
    await send('Convert');
    await expect
      .poll(() => callsOf('convertPoint').map(({ body }) => body))
      .toEqual([{ points: 2000, password: 'Sandbox1!', idempotencyKey: expect.any(String) }]);
  });
});
