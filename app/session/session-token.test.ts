// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { breakStorage } from '../storage/broken-storage.fixture.ts';
import { tabStorage } from '../storage/storage.ts';
import { createSessionToken } from './session-token.ts';

beforeEach(() => {
  sessionStorage.clear();
  return () => vi.unstubAllGlobals();
});

describe('createSessionToken', () => {
  // @proves 4.39
  it('clears everything except the merchant’s entries', () => {
    const token = createSessionToken(tabStorage);
    token.write('secret');
    sessionStorage.setItem('merchantCode', 'aurora01');
    sessionStorage.setItem('moduleTree', '[]');
    token.clear();
    expect(token.read()).toBeNull();
    expect(Object.keys(sessionStorage)).toEqual(['merchantCode']);
  });

  it.each(['forbidden', 'full'] as const)('lasts as long as the page when storage is %s', (state) => {
    sessionStorage.setItem('token', 'old');
    breakStorage(state);
    const token = createSessionToken(tabStorage);
    token.write('secret');
    token.flags.raise('seen');
    expect([token.read(), token.flags.has('seen'), token.flags.raised()]).toEqual(['secret', true, ['seen']]);
    vi.unstubAllGlobals();
    token.clear();
    expect([token.read(), token.flags.has('seen'), token.flags.raised()]).toEqual([null, false, []]);
  });

  it('finds the flags of the page before this one, until the session is cleared', () => {
    createSessionToken(tabStorage).flags.raise('seen');
    const token = createSessionToken(tabStorage);
    expect([token.flags.has('seen'), token.flags.has('token'), token.flags.raised()]).toEqual([true, false, ['seen']]);
    token.clear();
    expect(token.flags.has('seen')).toBe(false);
  });

  it('survives a storage that is emptied, and is cleared by a log-out', () => {
    sessionStorage.setItem('token', 'secret');
    const token = createSessionToken(tabStorage);
    expect(token.read()).toBe('secret');
    sessionStorage.clear();
    expect(token.read()).toBe('secret');
    token.clear();
    expect(token.read()).toBeNull();
  });

  it('is empty without storage, as in a prerender', () => {
    const token = createSessionToken(undefined);
    token.write('secret');
    expect(token.read()).toBeNull();
  });
});
