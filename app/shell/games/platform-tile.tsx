import { memo } from 'react';
import { GameTile } from '#app/kit/game-tile/game-tile.tsx';
import { link, name } from '#app/kit/game-tile/tile.css.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { QuietScreen } from '../loading/quiet-screen.tsx';
import { Link, useLocation } from '../router/router.ts';
import { useSlot } from '../slots/use-slot.ts';
import { useImageAddress } from '../status/use-image-address.ts';
import { gameAddress } from './game-address.ts';

/** Tile of a platform's game. Its link records the current page in the navigation state. */
export const PlatformTile = memo(function PlatformTile({ game }: { game: Game }) {
  const address = useImageAddress();
  const { pathname, search } = useLocation();
  const actions = useSlot('tileActions').filter(({ pending }) => !pending);
  const at = (place: 'corner' | 'foot') =>
    actions
      .filter((action) => action.place === place)
      .map(({ namespace, order, screen }) => (
        <QuietScreen key={`${namespace}-${order}`} screen={screen} props={{ game }} />
      ));
  return (
    <GameTile
      name={game.nodeName}
      link={
        <Link className={`${name} ${link}`} dir="auto" to={gameAddress(game)} state={{ from: `${pathname}${search}` }}>
          {game.nodeName}
        </Link>
      }
      vendor={game.displayName}
      image={game.showIcon && address(game.showIcon)}
      hot={game.isHot === 1}
      corner={at('corner')}
      last={at('foot')}
    />
  );
});
