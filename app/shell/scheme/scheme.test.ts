// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { SiteBrand } from '#app/brand/brand.ts';
import { BrandProvider } from '#app/brand/brand-context.tsx';
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
const choose = (choice: SchemeChoice) => chooseScheme(choice, document, localStorage);

function follow(usual: SchemeChoice) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(BrandProvider, { value: brandOf(usual) }, children);
  return renderHook(useFollowScheme, { wrapper });
}

it('follows the system while the brand leaves it to the system and nobody has chosen', () => {
  follow('system');
  expect(page.dataset['scheme']).toBe('light');
  systemTurns(true);
  expect(page.dataset['scheme']).toBe('dark');
});

it('keeps to the brand that has a scheme of its own, whatever the system does', () => {
  follow('dark');
  systemTurns(true);
  systemTurns(false);
  expect(page.dataset['scheme']).toBe('dark');
});

it('keeps to what was chosen, and goes back to the system when that is chosen, whatever the brand has', () => {
  follow('dark');
  choose('light');
  systemTurns(true);
  expect(page.dataset['scheme']).toBe('light');
  choose('system');
  expect(page.dataset['scheme']).toBe('dark');
  systemTurns(false);
  expect(page.dataset['scheme']).toBe('light');
  expect(chosenScheme(brandOf('dark'), localStorage)).toBe('system');
});

it('shows what another tab has chosen', () => {
  follow('light');
  localStorage.setItem(SCHEME_KEY, 'dark');
  dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEY }));
  expect(page.dataset['scheme']).toBe('dark');
});

it('takes the brand for what is stored and no choice', () => {
  localStorage.setItem(SCHEME_KEY, 'sepia');
  expect(chosenScheme(brandOf('dark'), localStorage)).toBe('dark');
});

it('leaves the page alone once nobody follows', () => {
  follow('system').unmount();
  systemTurns(true);
  expect(page.dataset['scheme']).toBe('light');
});
