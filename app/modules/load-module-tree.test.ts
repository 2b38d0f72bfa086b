// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../platform/create-platform.ts';
import { type Fake, fakePlatform, refusal } from '../platform/fake-platform.fixture.ts';
import { breakStorage } from '../storage/broken-storage.fixture.ts';
import { tabStorage } from '../storage/storage.ts';
import { loadModuleTree } from './load-module-tree.ts';
import { createModuleStore } from './module-store.ts';

const platform = createPlatform({ url: 'https://platform.example', token: () => null, language: () => 'en' });

const good: Fake<'whitelabel'> = () => [{ modId: 'LOGIN', enabled: '1', childrenNodes: [] }];
const answer = (body: string) => () => new Response(body, { headers: { 'content-type': 'application/json' } });

async function load(whitelabel: Fake<'whitelabel'>): Promise<{ status: string; enabled: string[] }> {
  fakePlatform({ whitelabel });
  const store = createModuleStore();
  await loadModuleTree(platform, store, tabStorage).catch(() => undefined);
  return { status: store.getState().status, enabled: [...store.getState().enabled] };
}

const broken: Record<string, () => Response> = {
  'HTML in place of JSON': answer('<html></html>'),
  'an empty body': answer(''),
  'half a document': answer('{"success":true,"value":[{'),
  null: answer('null'),
  'no tree': answer('{"success":true}'),
  'an object in place of the list': answer('{"success":true,"value":{"modId":"LOGIN","enabled":"1"}}'),
  'a node without modId': answer('{"success":true,"value":[{"enabled":"1"}]}'),
  'a number for enabled': answer('{"success":true,"value":[{"modId":"LOGIN","enabled":1}]}'),
  'text for childrenNodes': answer('{"success":true,"value":[{"modId":"WEB","enabled":"1","childrenNodes":"LOGIN"}]}'),
  'a broken node deep inside': answer(
    '{"success":true,"value":[{"modId":"WEB","enabled":"1","childrenNodes":[{"modId":"X","enabled":"1","childrenNodes":[{}]}]}]}',
  ),
};

beforeEach(() => {
  sessionStorage.clear();
  return () => vi.unstubAllGlobals();
});

describe('loadModuleTree', () => {
  it('switches on the modules of a valid tree', async () => {
    expect(await load(good)).toEqual({ status: 'known', enabled: ['LOGIN'] });
  });

  it.each(Object.entries(broken))('shows only the core after %s', async (_name, whitelabel) => {
    expect(await load(whitelabel)).toEqual({ status: 'known', enabled: [] });
  });

  it.each(Object.entries(broken))('keeps the last valid tree after %s', async (_name, whitelabel) => {
    await load(good);
    expect(await load(whitelabel)).toEqual({ status: 'known', enabled: ['LOGIN'] });
  });

  it.each(['forbidden', 'full'] as const)('uses a valid tree when storage is %s', async (state) => {
    breakStorage(state);
    expect((await load(good)).enabled).toEqual(['LOGIN']);
    expect((await load(answer('null'))).enabled).toEqual([]);
  });

  it('ignores a tampered storage', async () => {
    sessionStorage.setItem('moduleTree', '[{"modId":7}]');
    expect((await load(answer('null'))).enabled).toEqual([]);
  });

  const unreached: Record<string, Fake<'whitelabel'>> = {
    'a failing platform': () => refusal(500, { message: 'down' }),
    'a lost connection': () => Promise.reject(new TypeError('Failed to fetch')),
  };
  it.each(Object.entries(unreached))('knows nothing after %s', async (_name, whitelabel) => {
    expect(await load(whitelabel)).toEqual({ status: 'pending', enabled: [] });
  });

  it.each(Object.entries(unreached))('keeps the last valid tree after %s', async (_name, whitelabel) => {
    await load(good);
    expect(await load(whitelabel)).toEqual({ status: 'known', enabled: ['LOGIN'] });
  });

  it('throws after an answer that it cannot use, so that the call is repeated', async () => {
    fakePlatform({ whitelabel: () => refusal(500) });
    await expect(loadModuleTree(platform, createModuleStore(), tabStorage)).rejects.toThrow('failed');
  });
});
