// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { siteFile } from '#app/brand/brand.ts';
import { showPart } from '../show-part.fixture.tsx';
import { GameThumb } from './game-thumb.tsx';

afterEach(cleanup);

const MARK = siteFile(testBrand, testBrand.artwork.mark);

const show = (image: string) => showPart(<GameThumb image={image} size={40} className="place" />).container;

it('requests a square without a title', () => {
  const picture = show('/img/koi.svg?v=1').querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/img/koi.svg?v=1&shape=square&title=none');
});

it('keeps its size, and shows the default picture for a game without one or when it fails to load', () => {
  expect(show('').querySelector('.place img')?.getAttribute('src')).toBe(MARK);
  cleanup();
  const place = show('/img/koi.svg');
  const picture = place.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(place.querySelector('.place img')?.getAttribute('src')).toBe(MARK);
});
