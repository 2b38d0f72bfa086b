import { useState } from 'react';
import type { SiteBrand } from '#app/brand/brand.ts';
import { useBrand } from '#app/brand/brand-context.tsx';
import { withParameter } from '#app/platform/games/image-address.ts';
import { Icon } from '../icon/icon.tsx';
import { missing, picture } from './tile.css.ts';

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
  /** It stands alone, wider than the tiles of a list. */
  large?: boolean;
}

/** A game's picture, or its name where the picture cannot be had. */
export function GameArt({ image, name, shape, large = false }: GameArtProps) {
  const { layout } = useBrand().theme;
  const [failed, setFailed] = useState(!image);
  if (failed) {
    return (
      <span className={missing} aria-hidden="true">
        <Icon name="game-controller" size={32} />
        {name}
      </span>
    );
  }
  const src = address(image, shape, layout);
  return (
    <img
      className={picture}
      srcSet={large ? undefined : `${candidate(withParameter(src, 'density', '1'))}, ${candidate(src)} 2x`}
      src={src}
      {...SIZES[shape]}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}

/** In a list of addresses a space ends one, and so may a comma. */
function candidate(address: string): string {
  return address.replace(/[\s,]/g, encodeURIComponent);
}

/** An arch has no foot for a title, and a wide picture no room beside it: the name below says it. */
function address(image: string, shape: TileShape, { tileMask }: Layout): string {
  const shaped = withParameter(image, 'shape', shape);
  return tileMask === 'arch' || shape === 'wide' ? withParameter(shaped, 'title', 'none') : shaped;
}
