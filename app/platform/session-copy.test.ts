// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { favoriteGames } from './generated/operations/favorite-games.ts';
import { unreadCount } from './generated/operations/unread-count.ts';
import type { PlatformClient } from './platform-client.ts';
import { throughSession } from './session-copy.ts';

const sent = { success: true, value: { unreadCount: 7 } };
const platform = vi.fn<PlatformClient>(async () => ({ data: sent, response: new Response() }));
const load = () => throughSession('n', platform, unreadCount);

beforeEach(() => {
  sessionStorage.clear();
  platform.mockClear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// @proves 7.31
it('calls once, then answers from the session’s storage', async () => {
  expect(await load()).toEqual({ unreadCount: 7 });
  expect(await load()).toEqual({ unreadCount: 7 });
  expect(platform).toHaveBeenCalledTimes(1);
});

it.each([
  ['five minutes', 300_001],
  ['the device was set back by a day', -86_400_000],
])('calls again after %s', async (_what, later) => {
  await load();
  vi.setSystemTime(Date.now() + later);
  await load();
  expect(platform).toHaveBeenCalledTimes(2);
});

it.each(['not JSON', 'null', '7', '{"at":9e15,"answer":"seven"}', '{"at":9e15,"answer":{"success":true,"value":7}}'])(
  'does not use a copy like %s',
  async (copy) => {
    sessionStorage.setItem('n', copy);
    expect(await load()).toEqual({ unreadCount: 7 });
    expect(platform).toHaveBeenCalledTimes(1);
  },
);

it('stores no answer that breaks the contract', async () => {
  platform.mockResolvedValueOnce({ data: { success: true, value: 7 }, response: new Response() });
  await expect(load()).rejects.toMatchObject({ kind: 'broken' });
  expect(sessionStorage.getItem('n')).toBeNull();
});

it('stores no answer with records that break the contract', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const answers = [
    [7, 'eight'],
    [7, 8],
  ].map((favGameIds) => ({ success: true, value: { favGameIds } }));
  for (const data of answers) platform.mockResolvedValueOnce({ data, response: new Response() });
  const loadIds = () => throughSession('ids', platform, favoriteGames);
  expect(await loadIds()).toEqual({ favGameIds: [7] });
  expect(await loadIds()).toEqual({ favGameIds: [7, 8] });
  expect(await loadIds()).toEqual({ favGameIds: [7, 8] });
});

it('stores no empty answer', async () => {
  for (const favGameIds of [[], [7]])
    platform.mockResolvedValueOnce({ data: { success: true, value: { favGameIds } }, response: new Response() });
  const loadIds = () => throughSession('ids', platform, favoriteGames);
  expect(await loadIds()).toEqual({ favGameIds: [] });
  expect(await loadIds()).toEqual({ favGameIds: [7] });
});

it('works when the storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await load()).toEqual({ unreadCount: 7 });
});
