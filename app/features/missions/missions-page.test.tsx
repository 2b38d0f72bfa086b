// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakePlatform, type RecordedCall, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { pointsKey } from '#app/shell/points/points-key.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/missions.json' with { type: 'json' };
import type { Mission, MissionLeaderboard } from '#schemas/generated/platform.ts';
import { MissionCount } from './mission-count.tsx';
import { MissionsPage } from './missions-page.tsx';

const mission = (missionId: string, more: Partial<Mission> = {}): Mission => ({
  missionId,
  ...{ period: 'daily', unit: 'bets', goal: 10, progress: 4, stars: 1, status: 'open' },
  ...{ title: `Mission ${missionId}`, description: 'Do it.', periodStart: 0, endsAt: 86_400_000 },
  reward: { kind: 'points', amount: 200 },
  ...more,
});
const ranked = (place: number, account: string, stars: number, self = false) => ({ place, account, stars, self });

const PAGE = '/member?page=missionLeaderboard';

/** Renders the page for a member. Claims succeed unless `refuses` returns true. */
function show(missions: Mission[], board: Partial<MissionLeaderboard> = {}, refuses = () => false, at = PAGE) {
  const claims: unknown[] = [];
  const claim = ({ body }: RecordedCall) => {
    claims.push(body);
    const claimed = missions.find(({ missionId }) => missionId === Object(body).missionId);
    if (!claimed) return refusal(404);
    claimed.status = 'claimed';
    return { reward: claimed.reward };
  };
  fakePlatform({
    missionSummary: () =>
      refuses()
        ? refusal(403)
        : { missions, claimable: missions.filter(({ status }) => status === 'claimable').length },
    missionLeaderboard: () =>
      refuses() ? refusal(403) : { entries: [], own: ranked(1, 'player1', 0, true), endsAt: 1, ...board },
    claimMissionReward: (call) => (refuses() ? refusal(403) : claim(call)),
  });
  const { queries } = showInSite(
    <>
      <MissionCount />
      <MissionsPage />
    </>,
    {
      at,
      words: { missions: words },
      prepare: (site) => site.session.store.setState({ status: 'member', member }),
    },
  );
  return { claims, queries };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('MissionsPage', () => {
  it('shows each mission’s progress in its unit', async () => {
    const money = {
      unit: 'money' as const,
      goal: 5000,
      progress: 1250,
      reward: { kind: 'money' as const, amount: 50, currency: 'EUR' },
    };
    show([mission('a'), mission('b', money), mission('c', { period: 'weekly' })]);
    expect(await screen.findByText('4 of 10')).toBeDefined();
    expect(screen.getByText('€12.50 of €50.00')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Mission a' }).getAttribute('value')).toBe('4');
    expect(screen.queryByText('Mission c')).toBeNull();
    expect(screen.getByRole('link', { name: 'Find a game' }).getAttribute('href')).toBe('/index');
    fireEvent.click(screen.getByRole('tab', { name: 'This week' }));
    expect(await screen.findByText('Mission c')).toBeDefined();
  });

  // @proves 2.60
  it('pays each reward once, and counts the unclaimed ones in the badge', async () => {
    const { claims } = show([mission('a', { status: 'claimable', progress: 10, periodStart: 42 }), mission('b')]);
    expect(await screen.findByText('1 reward to claim')).toBeDefined();
    const take = await screen.findByRole('button', { name: 'Claim reward' });
    take.focus();
    fireEvent.click(take);
    fireEvent.click(take);
    expect(await screen.findByText('Claimed')).toBeDefined();
    expect(claims).toEqual([
      { missionId: 'a', periodStart: 42, idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/) },
    ]);
    await waitFor(() => expect(screen.queryByText(/reward to claim/)).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Mission a'));
  });

  it('says when there are no missions, and has no badge', async () => {
    show([]);
    expect(await screen.findByText(words.none)).toBeDefined();
    expect(screen.getByText(words.noneText)).toBeDefined();
    expect(screen.queryByText(/to claim/)).toBeNull();
  });

  it('shows a single mission alone', async () => {
    show([mission('a')]);
    expect(await screen.findAllByRole('heading', { name: 'Mission a' })).toHaveLength(1);
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    expect(screen.queryByText(words.none)).toBeNull();
  });

  it('refreshes the points after a reward in points', async () => {
    const { queries } = show([mission('a', { status: 'claimable' })]);
    const balanceKey = [...pointsKey(member.id), 'balance'];
    queries.setQueryData(balanceKey, { currentPoints: 100 });
    fireEvent.click(await screen.findByRole('button', { name: 'Claim reward' }));
    await waitFor(() => expect(queries.getQueryState(balanceKey)?.isInvalidated).toBe(true));
  });

  it('offers a retry when the missions fail to load', async () => {
    let refused = true;
    show([mission('a')], {}, () => refused);
    expect(await screen.findByText('We couldn’t load the missions')).toBeDefined();
    refused = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Mission a')).toBeDefined();
  });
});

describe('Leaderboard', () => {
  it('shows one’s own place first when it is below the end of the list', async () => {
    show([mission('a')], { entries: [ranked(1, 'am***10', 7)], own: ranked(23, 'player1', 2, true) });
    fireEvent.click(await screen.findByRole('tab', { name: 'Leaderboard' }));
    const own = within(await screen.findByRole('list', { name: 'Your rank' }));
    expect(own.getByRole('listitem').textContent).toMatch(/Rank 23player1 \(you\)2stars/);
  });

  it('keeps the tab and the period in the address', async () => {
    show([mission('a')]);
    fireEvent.click(await screen.findByRole('tab', { name: 'Leaderboard' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Today' }));
    await waitFor(() => expect(location.search).toBe('?page=missionLeaderboard&view=board&period=daily'));
    cleanup();
    show([mission('a')], {}, () => false, location.pathname + location.search);
    expect(await screen.findByRole('tab', { name: 'Leaderboard', selected: true })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Today' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('tab', { name: 'Today' }));
    await waitFor(() => expect(location.search).not.toContain('view'));
  });

  it('says when the leaderboard is empty', async () => {
    show([mission('a')]);
    fireEvent.click(await screen.findByRole('tab', { name: 'Leaderboard' }));
    expect(await screen.findByText('No completed missions yet')).toBeDefined();
  });
});
