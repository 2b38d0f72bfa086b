// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unlessLeft } from './unless-left.ts';

/** Fails as long as a navigation gives up on files. */
function givenUp() {
  const fails: ((cause: Error) => void)[] = [];
  const load = vi.fn(() => new Promise<string>((_, reject) => fails.push(reject)));
  return { load, fail: () => fails.shift()?.(new TypeError('error loading dynamically imported module')) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// @proves 2.14
it.each(['beforeunload', 'pagehide'])(
  'tells of no failure after %s, and loads again if the page stays',
  async (event) => {
    const { load, fail } = givenUp();
    const settled = vi.fn();
    const part = unlessLeft(load);
    part.then(settled, settled);
    dispatchEvent(new Event(event));
    fail();
    await vi.advanceTimersByTimeAsync(4999);
    expect(settled).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue('part');
    await vi.advanceTimersByTimeAsync(1);
    expect(await part).toBe('part');
  },
);

it('fails at once on a page that nobody leaves, and on one that stayed', async () => {
  const { load, fail } = givenUp();
  const first = expect(unlessLeft(load)).rejects.toThrow('error loading');
  fail();
  await first;
  const part = expect(unlessLeft(load)).rejects.toThrow('error loading');
  dispatchEvent(new Event('beforeunload'));
  fail();
  await vi.advanceTimersByTimeAsync(5000);
  fail();
  await part;
  expect(load).toHaveBeenCalledTimes(3);
});
