import { expect, it, vi } from 'vitest';
import { UsageError } from '#cli/problems/usage-error.ts';
import { type OpenPlatform, withPlatform } from './open-platform.ts';

const taken = new UsageError('Port 80 is in use by another program.');

function opened(): OpenPlatform & { stop: () => Promise<void> } {
  const stop = vi.fn(async () => {});
  return {
    url: 'http://127.0.0.1:1',
    sandbox: { url: 'http://127.0.0.1:1', stop, ended: new Promise(() => {}) },
    stop,
  };
}

it('ends the sandbox that was started for work that fails, and says why it failed', async () => {
  const platform = opened();
  await expect(withPlatform(Promise.resolve(platform), () => Promise.reject(taken))).rejects.toBe(taken);
  expect(platform.stop).toHaveBeenCalledOnce();
});

it('leaves it running where the work is done', async () => {
  const platform = opened();
  await expect(withPlatform(Promise.resolve(platform), async () => 'served')).resolves.toBe('served');
  expect(platform.stop).not.toHaveBeenCalled();
});

it('says why the platform did not open', async () => {
  const opening: Promise<OpenPlatform> = Promise.reject(taken);
  await expect(withPlatform(opening, async () => (await opening).url)).rejects.toBe(taken);
});
