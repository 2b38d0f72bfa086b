import { useState } from 'react';
import type { SiteBrand } from '../../brand/brand.ts';
import { useBrand } from '../../brand/brand-context.tsx';
import { withParameter } from '../../platform/games/image-address.ts';
import { Icon } from '../icon/icon.tsx';
import { missing, picture } from './tile.css.ts';

type Layout = SiteBrand['theme']['layout'];
type TileShape = Layout['tile'];

const SIZES: Record<TileShape, { width: number; height: number }> = {
  portrait: { width: 300, height: 400 },
  square: { width: 360, height: 360 },
  wide: { width: 480, height: 270 },
};

interface GameArtProps {
  image: string;
  name: string;
  shape: TileShape;
}

/** A game's picture, or its name where the picture cannot be had. */
export function GameArt({ image, name, shape }: GameArtProps) {
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
  return (
    <img
      className={picture}
      src={address(image, shape, layout)}
      {...SIZES[shape]}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}

/** An arch has no foot for a title, and a wide picture no room beside it: the name below says it. */
function address(image: string, shape: TileShape, { tileMask }: Layout): string {
  const shaped = withParameter(image, 'shape', shape);
  return tileMask === 'arch' || shape === 'wide' ? withParameter(shaped, 'title', 'none') : shaped;
}
