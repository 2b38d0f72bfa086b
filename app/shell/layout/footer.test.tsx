// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { SiteBrand } from '#app/brand/brand.ts';
import shellWords from '#locales/EN/shell.json' with { type: 'json' };
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { Footer } from './footer.tsx';

const regulator = { id: 'board', name: 'Gaming Board', url: 'https://board.example' };

const show = (legal: Partial<SiteBrand['legal']>) =>
  showInSite(<Footer />, { at: '/index', words: {}, brand: { legal: { ...testBrand.legal, ...legal } } });

afterEach(cleanup);

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
