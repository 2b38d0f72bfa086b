// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { breakStorage } from '#app/storage/broken-storage.fixture.ts';
import { deviceStorage } from '#app/storage/storage.ts';
import { createPreferences } from './preferences.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const isShown = () => createPreferences(deviceStorage).store.getState().balanceShown;

it('remembers on this device whether the balance is shown', () => {
  const preferences = createPreferences(deviceStorage);
  preferences.showBalance(false);
  expect(isShown()).toBe(false);
  preferences.showBalance(true);
  expect(isShown()).toBe(true);
});

it.each(['forbidden', 'full'] as const)('lasts as long as the page when storage is %s', (state) => {
  breakStorage(state);
  const preferences = createPreferences(deviceStorage);
  preferences.showBalance(false);
  expect(preferences.store.getState().balanceShown).toBe(false);
  expect(isShown()).toBe(true);
});
