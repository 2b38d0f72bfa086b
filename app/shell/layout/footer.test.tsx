// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { SiteBrand } from '#app/brand/brand.ts';
import shellWords from '#locales/EN/shell.json' with { type: 'json' };
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { defineFeature } from '../slots/define-feature.ts';
import { Footer } from './footer.tsx';

const regulator = {
  id: 'board',
  name: 'Gaming Board',
  url: 'https://board.example',
  licenceUrl: null,
  responsibleGaming: null,
};

const show = (legal: Partial<SiteBrand['legal']>, brand: Partial<SiteBrand> = {}, words = {}) =>
  showInSite(<Footer />, { at: '/index', words, brand: { legal: { ...testBrand.legal, ...legal }, ...brand } });

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

// @proves 1.20, 9.30
it('names the regulator, the licence, the disclaimer and the brand', () => {
  show({ regulator, licence: 'L-7', disclaimer: true });
  const link = screen.getByRole('link', { name: 'Gaming Board' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://board.example',
    '_blank',
    'noopener',
  ]);
  expect(screen.getByText(/L-7/)).toBeDefined();
  expect(screen.getByText(shellWords.legal.disclaimer)).toBeDefined();
  expect(screen.getByText(shellWords.legal.responsible)).toBeDefined();
  expect(screen.getByText(`© ${testBrand.name}`, { exact: false })).toBeDefined();
});

it('shows a licence only with a regulator', () => {
  show({ licence: 'L-7' });
  expect(screen.queryByRole('link', { name: 'Gaming Board' })).toBeNull();
  expect(screen.queryByText(/L-7/)).toBeNull();
  expect(screen.queryByText(shellWords.legal.disclaimer)).toBeNull();
});

it('leads from the licence and the seal to where the licence is checked, and from its sentence to player help', () => {
  const checked = 'https://board.example/licences/L-7';
  const ofBoard = { ...regulator, licenceUrl: checked, responsibleGaming: 'https://board.example/help' };
  show({ regulator: ofBoard, licence: 'L-7' }, { artwork: { ...testBrand.artwork, seal: 'assets/seal-1.svg' } });
  expect(addressOf('Licence L-7')).toBe(checked);
  expect(addressOf(shellWords.legal.responsible)).toBe('https://board.example/help');
  const seal = screen.getByRole('img', { name: 'Gaming Board' });
  expect(seal.getAttribute('src')).toBe('/assets/seal-1.svg');
  expect(seal.closest('a')?.getAttribute('href')).toBe(checked);
});

it('shows the name and the notice that the regulator has in this language', () => {
  const legal = { regulator: 'Junta de Juego', notice: '{{brand}}, {{licence}}, {{age}}+: {{regulator}}' };
  show(
    { regulator, licence: 'L-7', minimumAge: 19 },
    {},
    { shell: { ...shellWords, legal: { ...shellWords.legal, ...legal } } },
  );
  expect(addressOf('Junta de Juego')).toBe('https://board.example');
  expect(screen.getByText(`${testBrand.name}, L-7, 19+: Junta de Juego`)).toBeDefined();
  expect(screen.getByText('19+')).toBeDefined();
});

it('opens a contributed modal on the current page', () => {
  const feature = defineFeature({ name: 'choice', module: null }, () => ({
    footerLinks: [{ order: 10, path: '/help', label: 'entry.choice', modal: 'choice-prompt' }],
  }));
  const words = { choice: { entry: { choice: 'Your choice' } } };
  const { modals } = showInSite(<Footer />, { at: '/index', words, features: [feature] });
  fireEvent.click(screen.getByRole('link', { name: 'Your choice' }));
  expect(modals.store.getState().open).toEqual(['choice-prompt']);
  expect(location.pathname).toBe('/index');
});
