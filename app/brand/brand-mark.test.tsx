// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { testBrand } from './brand.fixture.ts';
import type { SiteBrand } from './brand.ts';
import { BrandProvider } from './brand-context.tsx';
import { inDark, inLight } from './brand-mark.css.ts';
import { BrandMark, BrandWordmark } from './brand-mark.tsx';

afterEach(cleanup);

type Artwork = SiteBrand['artwork'];

const WORDMARK = { file: 'word.svg', dark: 'word-dark.svg', ratio: 4 };

/** The pictures that a part shows, each with the scheme it is for, or `both`. */
function shown(part: React.ReactNode, artwork: Partial<Artwork>): string[] {
  const brand = { ...testBrand, artwork: { ...testBrand.artwork, ...artwork } };
  const { container } = render(<BrandProvider value={brand}>{part}</BrandProvider>);
  return [...container.querySelectorAll('img')].map((picture) => {
    const scheme = picture.classList.contains(inLight) ? 'light' : picture.classList.contains(inDark) && 'dark';
    return `${picture.getAttribute('src')} ${scheme || 'both'}`;
  });
}

const mark = (ground: 'bar' | 'page' | 'dark') => <BrandMark size={32} ground={ground} />;

it('is one picture for a brand with one mark', () => {
  expect(shown(mark('page'), {})).toEqual(['/mark.svg both']);
});

it('shows the twin in the dark scheme, and alone on what is always dark', () => {
  const artwork: Partial<Artwork> = { markDark: 'mark-dark.svg', darkBars: ['dark'] };
  const twins = ['/mark.svg light', '/mark-dark.svg dark'];
  expect(shown(mark('page'), artwork)).toEqual(twins);
  cleanup();
  expect(shown(mark('bar'), artwork)).toEqual(twins);
  cleanup();
  expect(shown(mark('dark'), artwork)).toEqual(['/mark-dark.svg both']);
});

it('goes by the header where that is dark in both schemes', () => {
  const artwork: Partial<Artwork> = { markDark: 'mark-dark.svg', wordmark: WORDMARK, darkBars: ['light', 'dark'] };
  expect(shown(mark('bar'), artwork)).toEqual(['/mark-dark.svg both']);
  cleanup();
  expect(shown(<BrandWordmark className="" height={20} />, artwork)).toEqual(['/word-dark.svg both']);
});

it('draws the name as wide as the wordmark is, and nothing without one', () => {
  expect(shown(<BrandWordmark className="" height={20} />, {})).toEqual([]);
  cleanup();
  expect(shown(<BrandWordmark className="" height={20} />, { wordmark: WORDMARK })).toEqual(['/word.svg both']);
  expect(document.querySelector('img')?.width).toBe(80);
});
