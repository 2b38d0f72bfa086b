import { memo, useMemo } from 'react';
import { GameTile } from '#app/kit/game-tile/game-tile.tsx';
import { link, name } from '#app/kit/game-tile/tile.css.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { useReadyScreens } from '../loading/use-ready-screens.ts';
import { Link, useLocation } from '../router/router.ts';
import { useSlot } from '../slots/use-slot.ts';
import { useImageAddress } from '../status/use-image-address.ts';
import { gameAddress } from './game-address.ts';

const none = () => null;

/** Tile of a platform's game. Its link records the current page in the navigation state. */
export const PlatformTile = memo(function PlatformTile({ game }: { game: Game }) {
  const address = useImageAddress();
  const { pathname, search } = useLocation();
  const slot = useSlot('tileActions');
  const actions = useMemo(() => slot.filter(({ pending }) => !pending), [slot]);
  const components = useReadyScreens(useMemo(() => actions.map(({ screen }) => screen), [actions]));
  const at = (wanted: 'corner' | 'foot') =>
    actions.map(({ namespace, order, place }, index) => {
      const Action = place === wanted && components[index];
      return (
        Action && (
          <ErrorBoundary key={`${namespace}-${order}`} fallback={none}>
            <Action game={game} />
          </ErrorBoundary>
        )
      );
    });
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
