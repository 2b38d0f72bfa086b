import { expect, it, vi } from 'vitest';
import { createPlatform } from '../../platform/create-platform.ts';
import { PlatformError } from '../../platform/platform-error.ts';
import { createSession } from '../../session/create-session.ts';
import { createSessionToken } from '../../session/session-token.ts';
import { STATUS_KEY } from '../status/status-query.ts';
import { createQueries } from './create-queries.ts';

const platform = createPlatform({ url: 'https://platform.example', token: () => null, language: () => 'en' });

function queries() {
  const session = createSession(platform, createSessionToken(undefined));
  session.store.setState({ status: 'member' });
  const client = createQueries(session);
  client.setQueryData(STATUS_KEY, { status: 0 });
  const outdated = () => client.getQueryState(STATUS_KEY)?.isInvalidated;
  const fail = (problem: Error) =>
    client
      .fetchQuery({ queryKey: ['any'], queryFn: () => Promise.reject(problem), retry: false })
      .catch(() => undefined);
  return { client, session, outdated, fail };
}

it.each([
  ['says 503', new PlatformError('failed', { status: 503 })],
  ['is in maintenance', new PlatformError('failed', { status: 500, errorCode: 'maintenance' })],
  ['is not for this region', new PlatformError('refused', { status: 403, errorCode: 'region_restricted' })],
])('asks for the status again when a call %s', async (_what, problem) => {
  const { fail, outdated } = queries();
  await fail(problem);
  expect(outdated()).toBe(true);
});

it('leaves the status alone on any other failure', async () => {
  const { fail, outdated } = queries();
  await fail(new PlatformError('failed', { status: 500 }));
  await fail(new PlatformError('offline'));
  expect(outdated()).toBe(false);
});

it('does not ask for the status because the status could not be had', async () => {
  const { client } = queries();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const queryFn = () => Promise.reject(new PlatformError('failed', { status: 503 }));
  await client.fetchQuery({ queryKey: STATUS_KEY, queryFn, retry: false, staleTime: 0 }).catch(() => undefined);
  expect(invalidate).not.toHaveBeenCalled();
});

it('ends a session that the platform calls over', async () => {
  const { fail, session } = queries();
  await fail(new PlatformError('unauthorised'));
  expect(session.store.getState()).toMatchObject({ status: 'guest', over: 'expired' });
});
