import type { ReactNode } from 'react';
import { savesData } from '#app/kit/data-saver/saves-data.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import { GamePoster } from './game-poster.tsx';
import { backdrop, body, name, nameBone, scene, vendor } from './scene.css.ts';

interface GameSceneProps {
  /** Undefined while loading. */
  game: Game | undefined;
  /** True while a dialog covers the picture, which moves aside or hides in a small window. */
  behind?: boolean;
  /** Shown below the game's name. */
  children?: ReactNode;
}

/** A game's picture and name, lit with its own colours. */
export function GameScene({ game, behind = false, children }: GameSceneProps) {
  const address = useImageAddress();
  return (
    <div className={scene} data-behind={behind}>
      {game?.showIcon && !savesData() && <img className={backdrop} src={address(game.showIcon)} alt="" />}
      <div className={body}>
        <GamePoster game={game} />
        {game ? (
          <p className={name} dir="auto">
            {game.nodeName}
            <span className={vendor}>{game.displayName}</span>
          </p>
        ) : (
          <Skeleton className={nameBone} />
        )}
        {children}
      </div>
    </div>
  );
}
