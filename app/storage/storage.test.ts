// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { breakStorage } from './broken-storage.fixture.ts';
import { deviceStorage, tabStorage } from './storage.ts';

const NAMES = ['localStorage', 'sessionStorage'] as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of NAMES) globalThis[name].clear();
});

describe.each([
  ['deviceStorage', deviceStorage, 'localStorage'],
  ['tabStorage', tabStorage, 'sessionStorage'],
] as const)('%s', (_name, storage, global) => {
  it('stores, lists and removes texts', () => {
    expect(storage.setItem('a', '1')).toBe(true);
    expect(globalThis[global].getItem('a')).toBe('1');
    expect([storage.getItem('a'), storage.getItem('b'), storage.keys()]).toEqual(['1', null, ['a']]);
    storage.removeItem('a');
    expect([storage.getItem('a'), storage.keys()]).toEqual([null, []]);
  });

  it.each([
    ['every method throws', () => breakStorage('forbidden')],
    [
      'reading the global throws',
      () =>
        void vi.spyOn(globalThis, global, 'get').mockImplementation(() => {
          throw new DOMException('Access is denied.', 'SecurityError');
        }),
    ],
    ['it is missing', () => vi.stubGlobal(global, null)],
  ])('is empty and refuses writes when %s', (_case, breakIt) => {
    breakIt();
    expect(storage.setItem('a', '1')).toBe(false);
    expect(storage.getItem('a')).toBeNull();
    expect(storage.removeItem('a')).toBeUndefined();
    expect(storage.keys()).toEqual([]);
  });
});
