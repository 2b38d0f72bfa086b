// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '#app/platform/fake-platform.fixture.ts';
import { answering } from '#app/platform/games/platform-answers.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/home.json' with { type: 'json' };
import type { RankEntry } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { WinnersCard } from './winners-card.tsx';

const win = (place: number): RankEntry => ({
  vo: {
    id: place,
    winAmount: minorUnits(100_000 - place),
    currency: 'EUR',
    account: `pl***${place}`,
    nodeId: place,
    nodeName: `Game ${place}`,
    vassalage: 'JDW',
    gameType: 'RNG',
    gameCode: `game-${place}`,
    showIcon: `/img/${place}.svg`,
  },
});

function show(list: RankEntry[], latest: RankEntry[] = []) {
  const platform = answering({ others: { rankList: () => ({ list }), winnerBoard: () => ({ list: latest }) } });
  showInSite(<WinnersCard />, { at: '/index', words: { home: words } });
  return platform;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the first winners, each linked to the game, and all on request', async () => {
  const { calls } = show(Array.from({ length: 20 }, (_, place) => win(place)));
  const first = await screen.findByRole('link', { name: 'Game 0' });
  expect(first.getAttribute('href')).toBe('/seamless?vassalage=JDW&gameType=RNG&gameCode=game-0');
  expect(screen.getAllByRole('link')).toHaveLength(5);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show all 20' })));
  expect(screen.getAllByRole('link')).toHaveLength(20);
  expect(calls.find(({ id }) => id === 'rankList')?.query).toMatchObject({
    gameCategory: 'ALL',
    language: 'EN',
    limitNum: '20',
  });
});

it('is hidden when there are no winners', async () => {
  show([]);
  expect(screen.getByRole('region', { name: 'Winners' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('keeps its place when the winners fail to load, and offers a retry', async () => {
  const refusals = [refusal(403, { errorCode: 'internal' })];
  answering({ others: { rankList: () => refusals.pop() ?? { list: [win(1)] } } });
  showInSite(<WinnersCard />, { at: '/index', words: { home: words } });
  expect(await screen.findByText('We couldn’t load the winners')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Game 1' })).toBeDefined();
});

it('keeps a live win that arrives while the board loads', async () => {
  let answer = (_: { list: RankEntry[] }) => {};
  const waiting = new Promise<{ list: RankEntry[] }>((resolve) => {
    answer = resolve;
  });
  const platform = answering({ others: { rankList: () => waiting } });
  const { session } = showInSite(<WinnersCard />, { at: '/index', words: { home: words } });
  await waitFor(() => expect(platform.ids()).toContain('rankList'));
  for (const tell of session.listeners) tell({ topic: 'winner', data: win(0) });
  answer({ list: [win(1)] });
  expect(await screen.findByRole('link', { name: 'Game 0' })).toBeDefined();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Game 0', 'Game 1']);
});

const openLatest = () => act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Latest' })));

it('shows the latest wins with their age in a tab of their own, asked for when it is opened', async () => {
  const late = win(7);
  const { calls, ids } = show([win(0)], [{ vo: { ...late.vo, wonAt: Date.now() - 3 * 60_000 } }, win(8)]);
  await screen.findByRole('link', { name: 'Game 0' });
  expect(ids()).not.toContain('winnerBoard');
  await openLatest();
  await screen.findByRole('link', { name: 'Game 7' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Game 73 min. ago$/),
    expect.stringMatching(/Game 8$/),
  ]);
  expect(calls.find(({ id }) => id === 'winnerBoard')?.query).toMatchObject({ language: 'EN', limitNum: '20' });
});

it('adds a live win to the top of the latest', async () => {
  const platform = answering({
    others: { rankList: () => ({ list: [win(0)] }), winnerBoard: () => ({ list: [win(1), win(2)] }) },
  });
  const { session } = showInSite(<WinnersCard />, { at: '/index', words: { home: words } });
  await screen.findByRole('link', { name: 'Game 0' });
  await openLatest();
  await screen.findByRole('link', { name: 'Game 1' });
  expect(platform.ids()).toContain('winnerBoard');
  for (const tell of session.listeners) tell({ topic: 'winner', data: win(9) });
  await screen.findByRole('link', { name: 'Game 9' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Game 9', 'Game 1', 'Game 2']);
});

it('says that there are no latest wins, and that they failed to load', async () => {
  show([win(0)]);
  await screen.findByRole('link', { name: 'Game 0' });
  await openLatest();
  expect(await screen.findByText('No wins yet')).toBeDefined();
  cleanup();
  answering({
    others: { rankList: () => ({ list: [win(0)] }), winnerBoard: () => refusal(403, { errorCode: 'internal' }) },
  });
  showInSite(<WinnersCard />, { at: '/index', words: { home: words } });
  await screen.findByRole('link', { name: 'Game 0' });
  await openLatest();
  expect(await screen.findByText('We couldn’t load the winners')).toBeDefined();
});
