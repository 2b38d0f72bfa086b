import { useState } from 'react';
import type { SiteBrand } from '../../brand/brand.ts';
import { withParameter } from '../../platform/games/image-address.ts';
import { Icon } from '../icon/icon.tsx';
import { missing, picture } from './tile.css.ts';

type TileShape = SiteBrand['theme']['layout']['tile'];

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
  const [failed, setFailed] = useState(false);
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
      src={withParameter(image, 'shape', shape)}
      {...SIZES[shape]}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}
