import { useEffect, useState } from 'react';
import { GameThumb } from '#app/kit/game-tile/game-thumb.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Link, useLocation } from '#app/shell/router/router.ts';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import type { Result } from '../find/results.ts';
import { art, awaited, emblem, name as nameStyle, note as noteStyle, row, words } from './results.css.ts';

/** Milliseconds that a result must stay before its picture is asked for; the next key comes sooner while people type. */
const STAY = 150;

interface ResultRowProps {
  id: string;
  result: Result;
  /** The one that Enter opens. */
  isActive: boolean;
  onChoose: () => void;
}

/** An option that is a link, so that it can be opened in a tab of its own; a game starts as from its tile. */
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

/** A game's picture beside its name. Results that the next key replaces do not load one. */
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
