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
import { addressOf, isPageAlone, viewQuery } from './view-query.ts';

function storageOf(text: string | null): SafeStorage {
  let kept = text;
  const setItem = (_key: string, value: string) => {
    kept = value;
    return true;
  };
  return { getItem: () => kept, setItem, removeItem: () => undefined, keys: () => [] };
}
const view = (name: string, query = '') => ({ name, query, hidden: ['rate'], widths: { account: 90 } });
const agents: SavedView = { ...view('Agents', 'view=agents'), id: 1 };
const saved: SavedViews = { views: [agents, { ...view('Idle'), id: 2 }], usual: 'Idle' };

describe('saved views', () => {
  it('are read as they were written', () => {
    const storage = storageOf(null);
    expect(readViews(storage, 'k')).toEqual({ views: [], usual: null });
    expect(writeViews(storage, 'k', saved)).toBe(true);
    expect(readViews(storage, 'k')).toEqual(saved);
  });

  const noId = JSON.stringify({ views: [view('Idle')], usual: 'Idle' });
  it.each(['{', '3', '{"views":{}}', '{"views":[{"name":1}],"usual":"x"}', noId])(
    'ignore stored text that is not a list of views: %s',
    (text) => {
      expect(readViews(storageOf(text), 'k')).toEqual({ views: [], usual: null });
    },
  );

  it('are told to have no room', () => {
    expect(writeViews({ ...storageOf(null), setItem: () => false }, 'k', saved)).toBe(false);
  });

  it('replace one of the same name, which is the usual one or no longer', () => {
    const next = withView(saved, view('idle', 'view=idle'), true, 'en');
    expect(next.views).toEqual([agents, { ...view('idle', 'view=idle'), id: 2 }]);
    expect(next.usual).toBe('idle');
    expect(withView(saved, view('idle'), false, 'en').usual).toBeNull();
    expect(withView(saved, view('Agents'), false, 'en').usual).toBe('Idle');
    expect(withView(saved, view('Agents'), true, 'en').usual).toBe('Agents');
  });

  it('have an id each', () => {
    expect(withView(saved, view('Bets'), false, 'en').views.map(({ name, id }) => `${name} ${id}`)).toEqual([
      'Agents 1',
      'Bets 3',
      'Idle 2',
    ]);
  });

  it('keep their id and their place under another name, which no other has', () => {
    const next = renamed(saved, 'Agents', 'Zone');
    expect(next.views.map(({ name, id }) => `${name} ${id}`)).toEqual(['Zone 1', 'Idle 2']);
    expect(renamed(saved, 'Agents', 'idle')).toEqual(saved);
    expect(renamed(saved, 'Agents', 'agents').views[0]?.name).toBe('agents');
  });

  it('are renamed and removed, with what the page begins with', () => {
    expect(renamed(saved, 'Idle', 'Asleep').usual).toBe('Asleep');
    expect(withoutView(saved, 'Idle')).toEqual({ views: [agents], usual: null });
    expect(withoutView(saved, 'Agents').usual).toBe('Idle');
  });
});

describe('the address of a view', () => {
  const here = new URLSearchParams('page=team&account=mango&scope=team&view=agents&sort=rate&search=co&open=coral');

  it('keeps filters, days and order, and no name of an account, which would stay on the device after log-out', () => {
    expect(viewQuery(here)).toBe('sort=rate&view=agents');
    expect(viewQuery(new URLSearchParams('page=team&place=3'))).toBe('');
  });

  it('is of the page and the accounts in sight, whatever was stored', () => {
    const stored = 'view=idle&page=other&open=x&account=coral&search=y';
    expect(addressOf(here, stored).toString()).toBe('page=team&account=mango&scope=team&view=idle');
  });

  it.each([
    ['page=team', true],
    ['', true],
    ['page=team&open=coral', false],
    ['page=team&place=2', false],
    ['page=team&account=coral', false],
  ])('may be the default one: %s %s', (query, expected) => {
    expect(isPageAlone(new URLSearchParams(query))).toBe(expected);
  });
});
