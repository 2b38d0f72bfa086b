import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#app/language/create-language.ts';
import { createScreenLoader } from './screen-loader.ts';

const Page = () => null;

function setUp(load: () => Promise<typeof Page>) {
  const ensure = vi.fn(async () => undefined);
  const language: Pick<Language, 'ensure'> = { ensure };
  return { loader: createScreenLoader(language), ensure, screen: { namespace: 'help', load } };
}

describe('createScreenLoader', () => {
  // @proves 2.20
  it('loads a screen and its words once', async () => {
    const load = vi.fn(async () => Page);
    const { loader, ensure, screen } = setUp(load);
    await Promise.all([loader.load(screen), loader.load(screen), loader.load({ ...screen })]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(ensure.mock.calls).toEqual([['help']]);
    expect(loader.component(screen)).toBe(Page);
  });

  it('returns a stable component, so that nothing remounts', async () => {
    const { loader, screen } = setUp(async () => Page);
    const suspending = loader.component(screen);
    await loader.load(screen);
    expect(loader.component(screen)).toBe(suspending);
  });

  it('has a screen ready once it is loaded, and starts no load for that', async () => {
    const load = vi.fn(async () => Page);
    const { loader, screen } = setUp(load);
    expect(loader.ready(screen)).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
    // One that has suspended stays as it is, for those who rendered it.
    loader.component(screen);
    await loader.load(screen);
    expect(loader.ready(screen)).toBe(Page);
  });

  // @proves 8.40
  it('gives up on a screen after 120 seconds, and can try again', async () => {
    vi.useFakeTimers();
    try {
      const { loader, ensure, screen } = setUp(async () => Page);
      ensure.mockReturnValueOnce(new Promise(() => {}));
      const outcome = expect(loader.load(screen)).rejects.toMatchObject({ name: 'ChunkLoadError' });
      await vi.advanceTimersByTimeAsync(120_000);
      await outcome;
      await expect(loader.load(screen)).resolves.toBe(Page);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('forgets a failed load, so that the next can succeed', async () => {
    const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Page);
    const { loader, screen } = setUp(load);
    await expect(loader.load(screen)).rejects.toThrow('lost');
    await expect(loader.load(screen)).resolves.toBe(Page);
  });
});
