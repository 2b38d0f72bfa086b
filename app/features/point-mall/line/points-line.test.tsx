// @vitest-environment jsdom

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/point-mall.json' with { type: 'json' };
import { minorUnits } from '#schemas/money/minor-units.ts';
import { PointsLine } from './points-line.tsx';

let calls = 0;

function show(currentPoints: number) {
  calls = 0;
  fakePlatform({
    pointBalance: () => {
      calls += 1;
      return { currentPoints };
    },
  });
  return showInSite(<PointsLine />, {
    at: '/index',
    words: { 'point-mall': words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

// @proves 2.39
it('shows the points beside the balance, and hides with it', async () => {
  const { preferences } = show(192_000);
  expect(await screen.findByText('192,000 points')).toBeDefined();
  act(() => preferences.showBalance(false));
  expect(screen.queryByText('192,000 points')).toBeNull();
});

// @proves 2.39
it('shows nothing while there are no points', async () => {
  const { queries } = show(0);
  const results = () =>
    queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data);
  await expect.poll(results).toContainEqual({ currentPoints: 0 });
  expect(screen.queryByText(/points/)).toBeNull();
});

it('refetches when the balance changes, since bets earn points', async () => {
  const { session } = show(7);
  await screen.findByText('7 points');
  act(() => session.store.setState({ member: { ...member, balance: minorUnits(member.balance - 100) } }));
  await expect.poll(() => calls).toBe(2);
});
