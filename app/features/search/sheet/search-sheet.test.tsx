// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import type { SearchSourceProps } from '#app/shell/slots/slots.ts';
import words from '#locales/EN/search.json' with { type: 'json' };
import { SearchSheet } from './search-sheet.tsx';

const game = (nodeId: number, name: string, gameType: 'RNG' | 'LOTT' = 'RNG') => ({
  ...{ nodeId, name, vassalage: 'JDW', gameType, gameCode: `game-${nodeId}` },
});
const GAMES = [
  game(1, 'Dragon Vault'),
  game(2, 'Dragon Pearl'),
  game(3, 'Dragon Draw', 'LOTT'),
  game(4, 'Koi Kingdom'),
];
const hints = {
  title: 'Help',
  icon: 'question',
  entries: [{ name: 'Dragons and other animals', to: '/help#animals' }],
};

function Hints({ onFound }: SearchSourceProps) {
  useEffect(() => onFound({ ...hints, icon: 'question' }), [onFound]);
  return null;
}
const help = defineFeature({ name: 'help', module: null }, ({ screen: onDemand }) => ({
  searchSources: [{ order: 1, screen: onDemand(async () => Hints) }],
}));

const close = vi.fn();
let isDown = false;
/** Delays the platform's answer with its games. */
let arrived = Promise.resolve();

beforeEach(() => {
  isDown = false;
  standInForModals();
  arrived = Promise.resolve();
  fakePlatform({
    searchableGames: async () => {
      await arrived;
      return isDown ? refusal(403) : { games: GAMES, total: GAMES.length };
    },
    hotGames: () => [],
    gameVendor: () => ({ lanes: [] }),
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  close.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Wait for the lazy-loaded parts.
const show = () =>
  act(async () => {
    showInSite(<SearchSheet close={close} />, { at: '/index', words: { search: words, help: {} }, features: [help] });
  });
const field = () => screen.getByRole('combobox', { name: words.label });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const active = () => screen.getByRole('option', { selected: true }).textContent;

it('finds as you type, in groups, and says how many', async () => {
  await show();
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-expanded')).toBe('false');
  type('dragn');
  await screen.findByRole('option', { name: /Dragons and other animals/ });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('4 results'));
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(groups).toEqual(['Lotteries', 'Games', 'Help']);
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
});

it('is moved through by the arrows, round the end, and opened by Enter, which keeps the search', async () => {
  await show();
  type('dragon');
  await screen.findByRole('option', { name: /Dragon Vault/ });
  await screen.findByRole('option', { name: /animals/ });
  const first = active();
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(active()).toBe('Dragons and other animals');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(active()).toBe(first);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(`${location.pathname}${location.search}`).toBe('/seamless?vassalage=JDW&gameType=LOTT&gameCode=game-3');
  expect(localStorage.getItem('recent-searches')).toBe('["dragon"]');
});

it('opens what the text in the field finds, not what the text before it found', async () => {
  await show();
  type('koi');
  await screen.findByRole('option', { name: /Koi Kingdom/ });
  await act(async () => {
    type('dragon v');
    fireEvent.keyDown(field(), { key: 'Enter' });
  });
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(location.search).toContain('game-1');
});

it('waits with Enter until the games have come', async () => {
  let arrive: () => void = () => undefined;
  arrived = new Promise((resolve) => {
    arrive = resolve;
  });
  await show();
  type('koi');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(close).not.toHaveBeenCalled();
  await act(async () => arrive());
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(location.search).toContain('game-4');
});

it('stays on the result that the arrows reached while more results arrive', async () => {
  let arrive: () => void = () => undefined;
  arrived = new Promise((resolve) => {
    arrive = resolve;
  });
  await show();
  type('dragon');
  await screen.findByRole('option', { name: /animals/ });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(active()).toBe('Dragons and other animals');
  await act(async () => arrive());
  await screen.findByRole('option', { name: /Dragon Vault/ });
  expect(active()).toBe('Dragons and other animals');
  type('dragon v');
  await waitFor(() => expect(active()).toMatch(/Dragon Vault/));
});

it('offers recent searches until they are cleared', async () => {
  localStorage.setItem('recent-searches', '["koi","dragon"]');
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'dragon' }));
  expect(field()).toHaveProperty('value', 'dragon');
  fireEvent.click(screen.getByRole('button', { name: words.clear }));
  fireEvent.click(screen.getByRole('button', { name: words.recent.clear }));
  expect(screen.queryByRole('button', { name: 'koi' })).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('says what to do when nothing is found', async () => {
  await show();
  type('zzzz');
  await screen.findByText(words.none.text);
  expect(screen.getByRole('link', { name: words.none.games })).toBeDefined();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('says so when the games cannot be loaded, finds the rest, and tries again', async () => {
  isDown = true;
  await show();
  type('vault');
  const again = await screen.findByRole('button', { name: 'Try again' });
  type('animals');
  await screen.findByRole('option', { name: /animals/ });
  isDown = false;
  type('vault');
  fireEvent.click(again.isConnected ? again : await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: /Dragon Vault/ });
});
