import { afterEach, expect, it, vi } from 'vitest';
import { createPlatform } from './create-platform.ts';
import { fakePlatform } from './fake-platform.fixture.ts';
import { someGame } from './games/platform-answers.fixture.ts';
import { balance } from './generated/operations/balance.ts';
import { favoriteGames } from './generated/operations/favorite-games.ts';
import { gameList } from './generated/operations/game-list.ts';
import { hotGames } from './generated/operations/hot-games.ts';
import { unreadCount } from './generated/operations/unread-count.ts';
import { giveUpAll } from './give-up-all.ts';
import { createSlowCalls } from './slow-calls.ts';

const slowCalls = createSlowCalls();
const options = { url: 'https://platform.example', token: () => 'T', language: () => 'en' };
const platform = createPlatform({ ...options, slowCalls });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answering = (body: BodyInit) => vi.stubGlobal('fetch', async () => new Response(body));

it('leaves a broken record out of a list and reports it with its call', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const wrong = { ...someGame(2), vassalage: null };
  answering(JSON.stringify({ success: true, games: [someGame(1), wrong, someGame(3)], total: 3 }));
  const { games } = await gameList(platform, { clientType: 3, platform: 'flash' });
  expect(games.map(({ nodeId }) => nodeId)).toEqual([1, 3]);
  expect(warn.mock.calls).toEqual([['Contract:', 'GET /wps/relay/GCSGAME_gameList: 1 left out', wrong]]);
});

it('takes a list of which nothing is left as broken, and an empty one as it is', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const games = () => gameList(platform, { clientType: 3, platform: 'flash' });
  answering('{"success":true,"games":[{"nodeId":1}],"total":1}');
  await expect(games()).rejects.toMatchObject({ kind: 'broken' });
  answering('{"success":true,"games":[],"total":0}');
  expect((await games()).games).toEqual([]);
  answering('{"success":true,"value":[1,2]}');
  await expect(hotGames(platform)).rejects.toMatchObject({ kind: 'broken' });
  answering('{"success":true,"value":{"favGameIds":["one"]}}');
  expect((await favoriteGames(platform)).favGameIds).toEqual([]);
});

it('reports an answer that is broken as a whole', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  answering('{"success":true,"value":{"balance":"1"}}');
  await expect(balance(platform)).rejects.toMatchObject({ kind: 'broken' });
  expect(warn.mock.calls).toEqual([['Contract:', 'GET /wps/v2/wallets/balance', { balance: '1' }]]);
});

it.each(['1e400', '9007199254740993', '-9007199254740992', '0.5'])('takes no balance of %s', async (amount) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answering(`{"success":true,"value":{"balance":${amount},"currency":"EUR"}}`);
  await expect(balance(platform)).rejects.toMatchObject({ kind: 'broken' });
});

it('takes the first records of a list beyond its limit', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const ids = Array.from({ length: 30_000 }, (_, index) => index + 1);
  answering(JSON.stringify({ success: true, value: { favGameIds: ids } }));
  expect((await favoriteGames(platform)).favGameIds).toEqual(ids.slice(0, 10_000));
  expect(warn).toHaveBeenCalledOnce();
});

it('does not parse an answer of many megabytes', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  answering(`{"success":true,"value":{"favGameIds":[${'1,'.repeat(5_000_000)}1]}}`);
  await expect(favoriteGames(platform)).rejects.toMatchObject({ kind: 'broken' });
  expect(parse).not.toHaveBeenCalled();
});

/** A platform whose answers begin, if at all, and never end. */
function hang(hasBegun: boolean) {
  vi.stubGlobal('fetch', (_request: Request, { signal }: { signal: AbortSignal }) => {
    const cut = (reject: (reason: unknown) => void) => signal.addEventListener('abort', () => reject(signal.reason));
    if (!hasBegun) return new Promise((_resolve, reject) => cut(reject));
    const body = new ReadableStream({ start: (stream) => cut((reason) => stream.error(reason)) });
    return Promise.resolve(new Response(body));
  });
}

it.each([true, false])('calls an answer late that never ends (begun: %s)', async (hasBegun) => {
  hang(hasBegun);
  await expect(balance(platform, { timeout: 20 })).rejects.toMatchObject({ kind: 'timeout' });
});

it.each([true, false])(
  'is slow from two seconds on until an answer, and gives up what is lost (begun: %s)',
  async (hasBegun) => {
    vi.useFakeTimers();
    const { store } = slowCalls;
    hang(hasBegun);
    const lost = balance(platform);
    const expected = expect(lost).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(store.getState()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState()).toBe(true);

    fakePlatform({ unreadCount: () => ({ unreadCount: 1 }) });
    await unreadCount(platform);
    // The other call is still waiting.
    expect(store.getState()).toBe(true);
    giveUpAll(slowCalls);
    expect(store.getState()).toBe(false);
    await expected;
  },
);

it('waits longer for a call with a time limit of its own', async () => {
  vi.useFakeTimers();
  hang(false);
  const aborted = new AbortController();
  const upload = balance(platform, { timeout: 120_000, signal: aborted.signal });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(slowCalls.store.getState()).toBe(false);
  aborted.abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
});
