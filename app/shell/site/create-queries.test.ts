import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { PlatformError } from '#app/platform/platform-error.ts';
import { createQueries } from './create-queries.ts';

it('fails mutations immediately when offline', async () => {
  onlineManager.setOnline(false);
  try {
    const problem = new PlatformError('offline');
    const mutation = new MutationObserver(createQueries(), { mutationFn: () => Promise.reject(problem) });
    await expect(mutation.mutate()).rejects.toBe(problem);
  } finally {
    onlineManager.setOnline(true);
  }
});
