import { describe, expect, it } from 'vitest';
import type { SafeStorage } from '#app/storage/storage.ts';
import {
  readViews,
  renamed,
  type SavedView,
  type SavedViews,
  withoutView,
  withView,
  writeViews,
} from './saved-views.ts';
import { addressOf, viewQuery } from './view-query.ts';

function storageOf(text: string | null): SafeStorage {
  let kept = text;
  const setItem = (_key: string, value: string) => {
    kept = value;
    return true;
  };
  return { getItem: () => kept, setItem, removeItem: () => undefined, keys: () => [] };
}
const view = (name: string, query = ''): SavedView => ({ name, query, hidden: ['rate'], widths: { account: 90 } });
const saved: SavedViews = { views: [view('Agents', 'view=agents'), view('Idle')], usual: 'Idle' };

describe('saved views', () => {
  it('are read as they were written', () => {
    const storage = storageOf(null);
    expect(readViews(storage, 'k')).toEqual({ views: [], usual: null });
    expect(writeViews(storage, 'k', saved)).toBe(true);
    expect(readViews(storage, 'k')).toEqual(saved);
  });

  it.each(['{', '3', '{"views":{}}', '{"views":[{"name":1}],"usual":"x"}'])('leave out what is none: %s', (text) => {
    expect(readViews(storageOf(text), 'k')).toEqual({ views: [], usual: null });
  });

  it('are told to have no room', () => {
    expect(writeViews({ ...storageOf(null), setItem: () => false }, 'k', saved)).toBe(false);
  });

  it('replace one of the same name, which stays the usual one', () => {
    const next = withView(saved, view('idle', 'view=idle'));
    expect(next.views.map(({ name, query }) => `${name} ${query}`)).toEqual(['Agents view=agents', 'idle view=idle']);
    expect(next.usual).toBe('idle');
  });

  it('are renamed and removed, with what the page begins with', () => {
    expect(renamed(saved, 'Idle', 'Asleep').usual).toBe('Asleep');
    expect(withoutView(saved, 'Idle')).toEqual({ views: [saved.views[0]], usual: null });
    expect(withoutView(saved, 'Agents').usual).toBe('Idle');
  });
});

it('keeps filters, days and order of an address, and neither its page nor what is open', () => {
  const here = new URLSearchParams('page=team&view=agents&sort=rate&open=coral&place=3');
  expect(viewQuery(here)).toBe('sort=rate&view=agents');
  expect(addressOf(here, 'view=idle&page=other&open=x').toString()).toBe('page=team&view=idle');
});
