// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatform } from '../platform/create-platform.ts';
import { loadModuleTree } from './load-module-tree.ts';
import { createModuleStore } from './module-store.ts';

const platform = createPlatform({ url: 'https://platform.example', token: () => null, language: () => 'en' });

const good = { success: true, value: [{ modId: 'LOGIN', enabled: '1', childrenNodes: [] }] };

function answer(body: string, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }));
}

async function load(): Promise<{ status: string; enabled: string[] }> {
  const store = createModuleStore();
  await loadModuleTree(platform, store, sessionStorage);
  return { status: store.getState().status, enabled: [...store.getState().enabled] };
}

const broken: Record<string, [body: string, status?: number]> = {
  'HTML in place of JSON': ['<html></html>'],
  'an empty body': [''],
  'half a document': ['{"success":true,"value":[{'],
  null: ['null'],
  'no tree': ['{"success":true}'],
  'an object in place of the list': ['{"success":true,"value":{"modId":"LOGIN","enabled":"1"}}'],
  'a node without modId': ['{"success":true,"value":[{"enabled":"1"}]}'],
  'a number for enabled': ['{"success":true,"value":[{"modId":"LOGIN","enabled":1}]}'],
  'text for childrenNodes': ['{"success":true,"value":[{"modId":"WEB","enabled":"1","childrenNodes":"LOGIN"}]}'],
  'a broken node deep inside': [
    '{"success":true,"value":[{"modId":"WEB","enabled":"1","childrenNodes":[{"modId":"X","enabled":"1","childrenNodes":[{}]}]}]}',
  ],
  'a failing platform': ['{"success":false,"message":"down"}', 500],
};

beforeEach(() => {
  sessionStorage.clear();
  return () => vi.unstubAllGlobals();
});

describe('loadModuleTree', () => {
  it('switches on the modules of a valid tree', async () => {
    answer(JSON.stringify(good));
    expect(await load()).toEqual({ status: 'known', enabled: ['LOGIN'] });
  });

  it.each(Object.entries(broken))('shows only the core after %s', async (_name, [body, status]) => {
    answer(body, status);
    expect(await load()).toEqual({ status: 'known', enabled: [] });
  });

  it.each(Object.entries(broken))('keeps the last valid tree after %s', async (_name, [body, status]) => {
    answer(JSON.stringify(good));
    await load();
    answer(body, status);
    expect(await load()).toEqual({ status: 'known', enabled: ['LOGIN'] });
  });

  it('ignores a tampered storage', async () => {
    sessionStorage.setItem('moduleTree', '[{"modId":7}]');
    answer('', 502);
    expect((await load()).enabled).toEqual([]);
  });

  it('shows only the core when offline', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await load()).toEqual({ status: 'known', enabled: [] });
  });
});
