import { useEffect, useState } from 'react';
import { GameThumb } from '#app/kit/game-tile/game-thumb.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Link, useLocation } from '#app/shell/router/router.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { Result } from '../find/results.ts';
import { art, awaited, emblem, name as nameStyle, note as noteStyle, row, words } from './results.css.ts';

/** Milliseconds before a result's picture is loaded. While people type, the next key usually comes sooner. */
const STAY = 150;

interface ResultRowProps {
  id: string;
  result: Result;
  /** Whether Enter opens it. */
  isActive: boolean;
  onChoose: () => void;
}

/** An option that is also a link, so that it can be opened in another tab. A game starts as it does from its tile. */
export function ResultRow({ id, result: { name, note, to, icon, picture }, isActive, onChoose }: ResultRowProps) {
  const { pathname, search } = useLocation();
  return (
    <Link
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={row}
      to={to}
      state={{ from: `${pathname}${search}` }}
      onClick={onChoose}
    >
      {picture === undefined ? (
        <span className={emblem}>
          <Icon name={icon} size={22} />
        </span>
      ) : (
        <ResultPicture key={picture} picture={picture} />
      )}
      <span className={words}>
        <span className={nameStyle} dir="auto">
          {name}
        </span>
        {note && (
          <span className={noteStyle} dir="auto">
            {note}
          </span>
        )}
      </span>
      <Icon name="caret-right" size={16} />
    </Link>
  );
}

/** A game's picture. Results replaced by the next key do not load one. */
function ResultPicture({ picture }: { picture: string }) {
  const address = useImageAddress();
  const [hasStayed, setHasStayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setHasStayed, STAY, true);
    return () => clearTimeout(timer);
  }, []);
  if (!hasStayed) return <span className={`${art} ${awaited}`} />;
  return <GameThumb className={art} image={picture && address(picture)} size={44} />;
}
