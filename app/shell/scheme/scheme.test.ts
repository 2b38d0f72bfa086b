// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testBrand } from '../../brand/brand.fixture.ts';
import { createScheme } from './scheme.ts';

const system = Object.assign(new EventTarget(), { matches: false });
function systemTurns(light: boolean) {
  system.matches = light;
  system.dispatchEvent(Object.assign(new Event('change'), { matches: light }));
}

beforeEach(() => {
  localStorage.clear();
  system.matches = false;
  delete document.documentElement.dataset['scheme'];
  vi.stubGlobal('matchMedia', () => system);
});
afterEach(() => vi.unstubAllGlobals());

function scheme(usual: 'light' | 'dark' | 'system') {
  const service = createScheme({ ...testBrand, theme: { ...testBrand.theme, scheme: usual } }, localStorage);
  service.adopt(document);
  return { choose: service.choose, shown: () => service.store.getState().scheme };
}

it('follows the system while the brand leaves it to the system and nobody has chosen', () => {
  const { choose, shown } = scheme('system');
  expect(shown()).toBe('dark');
  systemTurns(true);
  expect([shown(), document.documentElement.dataset['scheme']]).toEqual(['light', 'light']);
  choose('light');
  systemTurns(false);
  expect([shown(), document.documentElement.dataset['scheme']]).toEqual(['light', 'light']);
});

it('keeps to the brand that has a scheme of its own, whatever the system does', () => {
  const { shown } = scheme('dark');
  systemTurns(true);
  expect(shown()).toBe('dark');
});
