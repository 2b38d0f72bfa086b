// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { loadAgainOnline } from './load-again.ts';

it('loads immediately when online', async () => {
  expect(await loadAgainOnline(async () => 'module')).toBe('module');
});

it('retries whenever the connection returns, until it succeeds', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const load = vi.fn<() => Promise<string>>();
  load.mockImplementationOnce(lost).mockImplementationOnce(lost).mockResolvedValueOnce('module');
  const connection = vi.spyOn(globalThis, 'addEventListener');
  const loading = loadAgainOnline(load);
  for (const tries of [1, 2]) {
    await expect.poll(() => connection).toHaveBeenCalledTimes(tries);
    dispatchEvent(new Event('online'));
  }
  expect(await loading).toBe('module');
  connection.mockRestore();
  expect(load).toHaveBeenCalledTimes(3);
});
