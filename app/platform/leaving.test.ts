// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlatform } from './create-platform.ts';
import { balance } from './generated/operations/balance.ts';
import { logout } from './generated/operations/logout.ts';

const platform = createPlatform({ url: 'https://platform.example', token: () => 'T', language: () => 'en' });
const ended = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  ended.mockClear();
  vi.stubGlobal('fetch', ({ method }: Request, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        ended(method);
        reject(signal.reason);
      }),
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ends reads when the page is left, and lets them be made again if it stays', async () => {
  const read = expect(balance(platform)).rejects.toMatchObject({ kind: 'offline' });
  dispatchEvent(new Event('beforeunload'));
  expect(ended.mock.calls).toEqual([['GET']]);
  await vi.advanceTimersByTimeAsync(1000);
  await read;
});

it('ends no call that changes something', async () => {
  const change = expect(logout(platform)).rejects.toMatchObject({ kind: 'timeout' });
  dispatchEvent(new Event('beforeunload'));
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  await change;
});
