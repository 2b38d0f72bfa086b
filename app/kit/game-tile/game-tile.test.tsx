// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { siteFile } from '#app/brand/brand.ts';
import { showPart } from '../show-part.fixture.tsx';
import { GameTile } from './game-tile.tsx';
import { GameTileSkeleton } from './game-tile-skeleton.tsx';

afterEach(cleanup);

const tile = {
  name: 'Koi Pond',
  link: <a href="/seamless?gameCode=koi">Koi Pond</a>,
  vendor: 'Jadeworks',
  image: '/img/koi.svg',
  hot: false,
};

// @proves 2.34
it('is one link named after the game, with its vendor beside it', () => {
  const { container } = showPart(<GameTile {...tile} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Koi Pond' })).toBeDefined();
  expect(screen.getByText('Jadeworks')).toBeDefined();
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(screen.queryByText('Hot')).toBeNull();
});

// @proves 2.34
it('marks a hot game', () => {
  showPart(<GameTile {...tile} hot />);
  expect(screen.getByText('Hot')).toBeDefined();
});

it("requests the picture in the theme's shape", () => {
  const { container } = showPart(<GameTile {...tile} />);
  expect(container.querySelector('img')?.getAttribute('src')).toContain(
    `/img/koi.svg?shape=${testBrand.theme.layout.tile}`,
  );
});

it('requests fewer pixels on a smaller screen', () => {
  const { container } = showPart(<GameTile {...tile} image="/img/koi pond, two.webp?v=1" />);
  const address = `/img/koi%20pond%2C%20two.webp?v=1&shape=${testBrand.theme.layout.tile}`;
  expect(container.querySelector('img')?.getAttribute('srcset')).toBe(`${address}&density=1, ${address} 2x`);
});

it('requests the fewest pixels for those who save data, on any screen', () => {
  document.documentElement.setAttribute('data-saves', '');
  const picture = showPart(<GameTile {...tile} image="/img/koi.webp" />).container.querySelector('img');
  document.documentElement.removeAttribute('data-saves');
  expect(picture?.hasAttribute('srcset')).toBe(false);
  expect(picture?.getAttribute('src')).toContain('density=1');
});

// @proves 9.16
it('shows the default picture and the name in place of a picture that fails to load', () => {
  const { container } = showPart(<GameTile {...tile} />);
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  const shown = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(shown).toEqual([siteFile(testBrand, testBrand.artwork.mark)]);
  // Once for the eye, and once as the link.
  expect(screen.getAllByText('Koi Pond')).toHaveLength(2);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('is hidden from screen readers while loading', () => {
  const { container } = showPart(<GameTileSkeleton />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
