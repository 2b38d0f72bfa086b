import { GameTile } from '#app/kit/game-tile/game-tile.tsx';
import { link, name } from '#app/kit/game-tile/tile.css.ts';
import picture from './picture.svg?no-inline';

interface KitTileProps {
  hot?: boolean;
  image?: string;
}

const GAME = 'Ember Peaks';

/** A tile with its link, as on the site. */
export function KitTile({ hot = false, image = picture }: KitTileProps) {
  const title = (
    <a href="#game-tile" className={`${name} ${link}`}>
      {GAME}
    </a>
  );
  return <GameTile name={GAME} link={title} vendor="Northwind" image={image} hot={hot} />;
}
