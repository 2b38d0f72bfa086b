// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
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

it('is one link, whose name is the game, with its vendor beside it', () => {
  const { container } = showPart(<GameTile {...tile} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Koi Pond' })).toBeDefined();
  expect(screen.getByText('Jadeworks')).toBeDefined();
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(screen.queryByText('Hot')).toBeNull();
});

it('says that a game is hot', () => {
  showPart(<GameTile {...tile} hot />);
  expect(screen.getByText('Hot')).toBeDefined();
});

it('asks for the picture in the shape of the theme', () => {
  const { container } = showPart(<GameTile {...tile} />);
  expect(container.querySelector('img')?.getAttribute('src')).toContain(
    `/img/koi.svg?shape=${testBrand.theme.layout.tile}`,
  );
});

it('asks for fewer pixels where the screen has fewer', () => {
  const { container } = showPart(<GameTile {...tile} image="/img/koi pond, two.webp?v=1" />);
  const address = `/img/koi%20pond%2C%20two.webp?v=1&shape=${testBrand.theme.layout.tile}`;
  expect(container.querySelector('img')?.getAttribute('srcset')).toBe(`${address}&density=1, ${address} 2x`);
});

it('has the name in place of a picture that cannot be had', () => {
  const { container } = showPart(<GameTile {...tile} />);
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  // Once for the eye, and once as the link.
  expect(screen.getAllByText('Koi Pond')).toHaveLength(2);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('is nothing to a reader while it is on its way', () => {
  const { container } = showPart(<GameTileSkeleton />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
