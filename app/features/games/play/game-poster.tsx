import { useBrand } from '#app/brand/brand-context.tsx';
import { GameArt } from '#app/kit/game-tile/game-art.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import { poster } from './poster.css.ts';

interface GamePosterProps {
  /** Undefined while loading; a placeholder is shown. */
  game: Game | undefined;
  /** Smaller, beside a message. */
  small?: boolean;
}

/** A game's picture in the shape of the site's tiles. */
export function GamePoster({ game, small }: GamePosterProps) {
  const { layout } = useBrand().theme;
  const address = useImageAddress();
  return (
    <div className={poster} data-shape={layout.tile} data-mask={layout.tileMask} data-small={small}>
      {game ? <GameArt image={address(game.showIcon)} name={game.nodeName} shape={layout.tile} large /> : <Skeleton />}
    </div>
  );
}
