// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset['scheme'];
  vi.unstubAllGlobals();
});

const buttons = () => screen.getAllByRole('button', { name: 'Appearance' });
const open = (place = 0) => fireEvent.click(buttons()[place] ?? document.body);
const checked = () =>
  screen.getAllByRole('menuitemradio').flatMap((item) => (item.ariaChecked === 'true' ? item.textContent : []));
const choose = async (name: string) => fireEvent.click(await screen.findByRole('menuitemradio', { name }));
const shown = () => document.documentElement.dataset['scheme'];

it('offers light, dark and system default, in step in header and footer', async () => {
  showInSite(
    <>
      <SchemeSwitch />
      <SchemeSwitch atFoot />
    </>,
    { at: '/index', words: {} },
  );
  open();
  await choose('Dark');
  expect(shown()).toBe('dark');
  open(1);
  await screen.findByRole('menu', { name: 'Appearance' });
  expect(checked()).toEqual(['Dark']);
  await choose('Light');
  expect(shown()).toBe('light');
  open();
  expect(checked()).toEqual(['Light']);
  await choose('System default');
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('scheme')).toBe('system');
});
