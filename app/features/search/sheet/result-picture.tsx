import { useEffect, useState } from 'react';
import { GameThumb } from '#app/kit/game-tile/game-thumb.tsx';
import { useImageAddress } from '#app/shell/status/use-image-address.ts';
import { art, awaited } from './results.css.ts';

/** Milliseconds that a result must stay before its picture is asked for; the next key comes sooner while people type. */
const STAY = 150;

/** A game's picture beside its name. Results that the next key replaces do not load one. */
export function ResultPicture({ picture }: { picture: string }) {
  const address = useImageAddress();
  const [hasStayed, setHasStayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setHasStayed, STAY, true);
    return () => clearTimeout(timer);
  }, []);
  if (!hasStayed) return <span className={`${art} ${awaited}`} />;
  return <GameThumb className={art} image={picture && address(picture)} size={44} />;
}
