import { useBrand } from '../../brand/brand-context.tsx';
import { GameTile } from '../../kit/game-tile/game-tile.tsx';
import { tile } from '../../kit/game-tile/tile.css.ts';
import picture from './picture.svg?no-inline';

interface KitTileProps {
  hot?: boolean;
  image?: string;
}

/** A tile in its link, as the site has it. */
export function KitTile({ hot = false, image = picture }: KitTileProps) {
  const { layout } = useBrand().theme;
  return (
    <a href="#game-tile" className={tile} data-shape={layout.tile}>
      <GameTile name="Ember Peaks" vendor="Northwind" image={image} hot={hot} />
    </a>
  );
}
