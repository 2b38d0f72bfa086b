import { useBrand } from '../../../brand/brand-context.tsx';
import { GameArt } from '../../../kit/game-tile/game-art.tsx';
import { Skeleton } from '../../../kit/skeleton/skeleton.tsx';
import type { Game } from '../../../platform/contract.ts';
import { useImageAddress } from '../../../shell/status/use-image-address.ts';
import { poster } from './poster.css.ts';

interface GamePosterProps {
  /** Undefined while it is looked up: a place for the picture stands there then. */
  game: Game | undefined;
  /** It goes with what is said, and is not itself what is looked at. */
  small?: boolean;
}

/** A game's picture in the form of the site's tiles. */
export function GamePoster({ game, small }: GamePosterProps) {
  const { layout } = useBrand().theme;
  const address = useImageAddress();
  return (
    <div className={poster} data-shape={layout.tile} data-mask={layout.tileMask} data-small={small}>
      {game ? <GameArt image={address(game.showIcon)} name={game.nodeName} shape={layout.tile} large /> : <Skeleton />}
    </div>
  );
}
