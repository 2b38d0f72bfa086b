import { useBrand } from '../../brand/brand-context.tsx';
import { GameTile } from '../../kit/game-tile/game-tile.tsx';
import { tile } from '../../kit/game-tile/tile.css.ts';
import type { Game } from '../../platform/contract.ts';
import { Link, useLocation } from '../router/router.ts';
import { useImageAddress } from '../status/use-image-address.ts';
import { gameAddress } from './game-address.ts';

/** The tile of a game as the platform describes it. The whole tile is one link, and tells where the player came from. */
export function PlatformTile({ game }: { game: Game }) {
  const { layout } = useBrand().theme;
  const address = useImageAddress();
  const { pathname, search } = useLocation();
  return (
    <Link className={tile} data-shape={layout.tile} to={gameAddress(game)} state={{ from: `${pathname}${search}` }}>
      <GameTile name={game.nodeName} vendor={game.displayName} image={address(game.showIcon)} hot={game.isHot === 1} />
    </Link>
  );
}
