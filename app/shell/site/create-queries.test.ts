import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { PlatformError } from '#app/platform/platform-error.ts';
import { systemStatusKey } from '../status/status-query.ts';
import { createQueries } from './create-queries.ts';

function queries() {
  const client = createQueries();
  client.setQueryData(systemStatusKey, { status: 0 });
  const outdated = () => client.getQueryState(systemStatusKey)?.isInvalidated;
  const fail = (problem: Error) =>
    client
      .fetchQuery({ queryKey: ['any'], queryFn: () => Promise.reject(problem), retry: false })
      .catch(() => undefined);
  return { client, outdated, fail };
}

it.each([
  ['says 503', new PlatformError('failed', { status: 503 })],
  ['is in maintenance', new PlatformError('failed', { status: 500, errorCode: 'maintenance' })],
  ['is not for this region', new PlatformError('refused', { status: 403, errorCode: 'region_restricted' })],
])('refetches the status when a call %s', async (_what, problem) => {
  const { fail, outdated } = queries();
  await fail(problem);
  expect(outdated()).toBe(true);
});

it('does not refetch the status after other failures', async () => {
  const { fail, outdated } = queries();
  await fail(new PlatformError('failed', { status: 500 }));
  await fail(new PlatformError('offline'));
  expect(outdated()).toBe(false);
});

it('does not refetch the status because the status failed', async () => {
  const { client } = queries();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const queryFn = () => Promise.reject(new PlatformError('failed', { status: 503 }));
  await client.fetchQuery({ queryKey: systemStatusKey, queryFn, retry: false, staleTime: 0 }).catch(() => undefined);
  expect(invalidate).not.toHaveBeenCalled();
});

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
