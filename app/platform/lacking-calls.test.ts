import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlatform } from './create-platform.ts';
import { type Fakes, fakePlatform, refusal } from './fake-platform.fixture.ts';
import { bonuses } from './generated/operations/bonuses.ts';
import { unreadCount } from './generated/operations/unread-count.ts';
import { skippingLacking } from './lacking-calls.ts';
import type { PlatformClient } from './platform-client.ts';
import { errorFromAnswer } from './platform-error.ts';

const BONUSES = 'GET /wps/member/bonuses';

const onLacking = vi.fn(async (_operation: string) => undefined);
const client = createPlatform({ url: 'https://platform.example', token: () => null, language: () => 'en' });

const ask = (platform: PlatformClient) => bonuses(platform, { pageNum: 1, pageSize: 20 });

beforeEach(() => {
  onLacking.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it.each<[string, Response]>([
  ['501', new Response('Not Implemented', { status: 501 })],
  ['501 with a body', refusal(501, { errorCode: 'unknown_operation' })],
  ['404 with unknown_operation', refusal(404, { errorCode: 'unknown_operation' })],
])('takes %s for a call that the platform lacks, notes it and asks no more', async (_name, answer) => {
  const { ids } = fakePlatform({ bonuses: () => answer.clone() });
  const platform = skippingLacking(client, { onLacking });
  await expect(ask(platform)).rejects.toMatchObject({ kind: 'lacking' });
  await expect(ask(platform)).rejects.toMatchObject({ kind: 'lacking' });
  expect(ids()).toEqual(['bonuses']);
  expect(onLacking.mock.calls).toEqual([[BONUSES]]);
});

it.each<[string, Fakes]>([
  ['a record that is missing', { bonuses: () => refusal(404, { errorCode: 'not_found' }) }],
  ['a 404 without a code', { bonuses: () => new Response('', { status: 404 }) }],
])('takes %s for a refusal', async (_name, fakes) => {
  const { ids } = fakePlatform(fakes);
  const platform = skippingLacking(client, { onLacking });
  await expect(ask(platform)).rejects.toMatchObject({ kind: 'refused' });
  await expect(ask(platform)).rejects.toMatchObject({ kind: 'refused' });
  expect(ids()).toEqual(['bonuses', 'bonuses']);
  expect(onLacking).not.toHaveBeenCalled();
});

it('fails only once the site has taken away what needs the call', async () => {
  fakePlatform({ bonuses: () => refusal(501) });
  let isDone = () => undefined;
  onLacking.mockImplementation(() => new Promise((resolve) => (isDone = () => void resolve(undefined))));
  const failed = vi.fn();
  const asked = ask(skippingLacking(client, { onLacking })).catch(failed);
  await expect.poll(() => onLacking.mock.calls).toEqual([[BONUSES]]);
  expect(failed).not.toHaveBeenCalled();
  isDone();
  await asked;
  expect(failed).toHaveBeenCalledOnce();
});

it('never asks for what the brand says its platform lacks', async () => {
  const { ids } = fakePlatform({ unreadCount: () => ({ unreadCount: 1 }) });
  const platform = skippingLacking(client, { onLacking, known: [BONUSES] });
  await expect(ask(platform)).rejects.toMatchObject({ kind: 'lacking' });
  await unreadCount(platform);
  expect(ids()).toEqual(['unreadCount']);
  expect(onLacking).not.toHaveBeenCalled();
});

it('says nothing of a server that failed otherwise', () => {
  for (const status of [500, 502, 503])
    expect(errorFromAnswer(new Response('', { status }), { errorCode: 'unknown_operation' }).kind).toBe('failed');
});
