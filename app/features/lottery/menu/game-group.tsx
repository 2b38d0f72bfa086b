import { useId } from 'react';
import { GameThumb } from '#app/kit/game-tile/game-thumb.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { Link, useLocation } from '#app/shell/router/router.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { LotteryGame } from '#schemas/generated/platform.ts';
import {
  art,
  drawInterval,
  gameName,
  game as gameStyle,
  games as gamesStyle,
  group,
  heading,
  item,
  words,
} from './menu.css.ts';
import { rhythmOf } from './rhythm.ts';

interface GameGroupProps {
  name: string;
  games: readonly LotteryGame[];
  /** gameCode of the game on the page. */
  chosen: string | undefined;
}

export function GameGroup({ name, games, chosen }: GameGroupProps) {
  const { t } = useTranslation('lottery');
  const { pathname } = useLocation();
  const image = useImageAddress();
  const id = useId();
  return (
    <div className={group}>
      <h2 id={id} className={heading}>
        {name}
      </h2>
      <ul className={gamesStyle} aria-labelledby={id}>
        {games.map(({ gameCode, gameName: title, showIcon, everySeconds, state }) => (
          <li key={gameCode} className={item}>
            <Link
              className={gameStyle}
              to={`${pathname}?gameCode=${gameCode}`}
              aria-current={gameCode === chosen ? 'page' : undefined}
            >
              <GameThumb className={art} image={image(showIcon)} size={40} />
              <span className={words}>
                <span className={gameName}>{title}</span>
                <span className={drawInterval} data-state={state}>
                  {state === 'open' ? t(...rhythmOf(everySeconds)) : t('menu.maintenance')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
