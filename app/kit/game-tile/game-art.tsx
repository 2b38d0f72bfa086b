import { useState } from 'react';
import type { SiteBrand } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { BrandMark } from '#app/brand/brand-mark.tsx';
import { withParameter } from '#app/platform/games/image-address.ts';
import { savesData } from '../data-saver/saves-data.ts';
import { picture, pictureName } from './tile.css.ts';

type Layout = SiteBrand['theme']['layout'];
type TileShape = Layout['tile'];

const SIZES: Record<TileShape, { width: number; height: number }> = {
  portrait: { width: 324, height: 432 },
  square: { width: 288, height: 288 },
  wide: { width: 432, height: 243 },
};

interface GameArtProps {
  image: string;
  name: string;
  shape: TileShape;
  /** A single picture, wider than the tiles of a list. */
  large?: boolean;
}

/** A game's picture; where that is missing, the default picture above the game's name. */
export function GameArt({ image, name, shape, large = false }: GameArtProps) {
  const brand = useBrand();
  const { layout } = brand.theme;
  const [failed, setFailed] = useState(!image);
  if (failed) {
    return (
      <span className={pictureName} aria-hidden="true">
        <BrandMark size={48} ground="page" />
        {name}
      </span>
    );
  }
  const src = address(image, shape, layout);
  const small = withParameter(src, 'density', '1');
  const isSmall = savesData();
  return (
    <img
      className={picture}
      srcSet={large || isSmall ? undefined : `${candidate(small)}, ${candidate(src)} 2x`}
      src={isSmall ? small : src}
      {...SIZES[shape]}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}

/** `srcset` ends an address at a space, and may do so at a comma. */
function candidate(address: string): string {
  return address.replace(/[\s,]/g, encodeURIComponent);
}

/** An arch has no room for a title at its foot, nor a wide picture beside it: the name below is enough. */
function address(image: string, shape: TileShape, { tileMask }: Layout): string {
  const shaped = withParameter(image, 'shape', shape);
  return tileMask === 'arch' || shape === 'wide' ? withParameter(shaped, 'title', 'none') : shaped;
}
