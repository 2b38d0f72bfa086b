// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { SiteBrand } from '#app/brand/brand.ts';
import { BrandProvider } from '#app/brand/brand-context.tsx';
import { deviceStorage } from '#app/storage/storage.ts';
import { chooseScheme, chosenScheme, SCHEME_KEY, type SchemeChoice } from './scheme.ts';
import { useFollowScheme } from './use-follow-scheme.ts';

const page = document.documentElement;
const system = Object.assign(new EventTarget(), { matches: false });
function systemTurns(dark: boolean) {
  system.matches = dark;
  system.dispatchEvent(new Event('change'));
}

beforeEach(() => {
  localStorage.clear();
  system.matches = false;
  vi.stubGlobal('matchMedia', () => system);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  delete page.dataset['scheme'];
  vi.unstubAllGlobals();
});

const brandOf = (scheme: SchemeChoice): SiteBrand => ({ ...testBrand, theme: { ...testBrand.theme, scheme } });
const choose = (choice: SchemeChoice) => chooseScheme(choice, document, deviceStorage);

function follow(usual: SchemeChoice) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(BrandProvider, { value: brandOf(usual) }, children);
  return renderHook(useFollowScheme, { wrapper });
}

it('follows the system if the brand does and no scheme was chosen', () => {
  follow('system');
  expect(page.dataset['scheme']).toBe('light');
  systemTurns(true);
  expect(page.dataset['scheme']).toBe('dark');
});

it('keeps the brand’s scheme when the system changes', () => {
  follow('dark');
  systemTurns(true);
  systemTurns(false);
  expect(page.dataset['scheme']).toBe('dark');
});

// @proves 1.23
it('keeps the chosen scheme, and follows the system when that is chosen', () => {
  follow('dark');
  choose('light');
  systemTurns(true);
  expect(page.dataset['scheme']).toBe('light');
  choose('system');
  expect(page.dataset['scheme']).toBe('dark');
  systemTurns(false);
  expect(page.dataset['scheme']).toBe('light');
  expect(chosenScheme(brandOf('dark'), deviceStorage)).toBe('system');
});

it('applies a choice made in another tab', () => {
  follow('light');
  localStorage.setItem(SCHEME_KEY, 'dark');
  dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEY }));
  expect(page.dataset['scheme']).toBe('dark');
});

it('uses the brand’s scheme for an invalid stored value', () => {
  localStorage.setItem(SCHEME_KEY, 'sepia');
  expect(chosenScheme(brandOf('dark'), deviceStorage)).toBe('dark');
});

it('stops following when unmounted', () => {
  follow('system').unmount();
  systemTurns(true);
  expect(page.dataset['scheme']).toBe('light');
});
