// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { createSessionToken } from '#app/session/session-token.ts';
import { tabStorage } from '#app/storage/storage.ts';
import { defineFeature } from '../slots/define-feature.ts';
import { createSite } from './create-site.ts';
import { showInSite } from './show-in-site.fixture.tsx';
import { SiteStart } from './site-start.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

// @proves 9.19
it('stores the merchant’s code in both storages, even after a log-out', () => {
  fakePlatform({});
  const site = createSite({ brand: { ...testBrand, merchant: 'specimen01' }, features: [], code: 'EN', first: {} });
  showInSite(<SiteStart site={site}>{null}</SiteStart>, { at: '/index', words: {} });
  createSessionToken(tabStorage).clear();
  expect(sessionStorage.getItem('merchantCode')).toBe('specimen01');
  expect(localStorage.getItem('merchantCode')).toBe('specimen01');
});

it('asks nothing about the domain once it is gone', async () => {
  const { callsOf } = fakePlatform({});
  const site = createSite({ brand: testBrand, features: [], code: 'EN', first: {} });
  showInSite(<SiteStart site={site}>{null}</SiteStart>, { at: '/index', words: {} });
  cleanup();
  await import('../domain/check-domain.ts');
  // What waits for the same file comes first.
  await new Promise((resolve) => setTimeout(resolve));
  expect(callsOf('domainRoute')).toEqual([]);
});

describe('on a remembered device', () => {
  const login = { token: 'T', firstTimeLogin: false, passwordExpired: false, userInfo: member };
  const none = { recall: async () => null, keep: async () => {}, forget: async () => {} };
  const resume = vi.fn(async () => login);
  const remembers = defineFeature({ name: 'remember-me', module: null }, () => ({
    logInMemory: [{ order: 10, load: async () => ({ user: none, mobile: none, resume }) }],
  }));
  const start = (cookie: string) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    fakePlatform({ memberInfo: () => member });
    const site = createSite({ brand: testBrand, features: [remembers], code: 'EN', first: {}, tabStorage });
    showInSite(<SiteStart site={site}>{null}</SiteStart>, { at: '/index', words: {} });
    return site.session;
  };
  beforeEach(() => resume.mockClear());
  afterEach(() => vi.restoreAllMocks());

  it('opens a session, and treats no one as a visitor until then', async () => {
    document.documentElement.dataset['session'] = '';
    const { store } = start('lang=EN; __Host-remembered=1');
    await expect.poll(() => document.documentElement.dataset['session']).toBeUndefined();
    expect(store.getState().status).toBe('member');
  });

  it('asks for none in a tab that has one, or without the platform’s hint', async () => {
    document.documentElement.dataset['session'] = '';
    start('lang=EN');
    await expect.poll(() => document.documentElement.dataset['session']).toBeUndefined();
    createSessionToken(tabStorage).write('own');
    const { store } = start('__Host-remembered=1');
    await expect.poll(() => store.getState().status).toBe('member');
    expect(resume).not.toHaveBeenCalled();
  });
});

it('starts when storage is full', () => {
  fakePlatform({});
  const keep = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const site = createSite({ brand: testBrand, features: [], code: 'EN', first: {} });
  showInSite(<SiteStart site={site}>here</SiteStart>, { at: '/index', words: {} });
  expect(keep).toHaveBeenCalledWith('merchantCode', testBrand.merchant);
  expect(document.body.textContent).toContain('here');
  keep.mockRestore();
});
