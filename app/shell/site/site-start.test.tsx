// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { createSessionToken } from '#app/session/session-token.ts';
import { tabStorage } from '#app/storage/storage.ts';
import { createSite } from './create-site.ts';
import { showInSite } from './show-in-site.fixture.tsx';
import { SiteStart } from './site-start.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('stores the merchant’s code in both storages, even after a log-out', () => {
  fakePlatform({});
  const site = createSite({ brand: { ...testBrand, merchant: 'specimen01' }, features: [], code: 'EN', first: {} });
  showInSite(<SiteStart site={site}>{null}</SiteStart>, { at: '/index', words: {} });
  createSessionToken(tabStorage).clear();
  expect(sessionStorage.getItem('merchantCode')).toBe('specimen01');
  expect(localStorage.getItem('merchantCode')).toBe('specimen01');
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
