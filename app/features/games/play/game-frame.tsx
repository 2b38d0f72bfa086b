import { useRef } from 'react';
import { useTranslation } from '../../../language/translation.tsx';
import { frame, stage } from './play.css.ts';
import { useFreshBalance } from './use-fresh-balance.ts';

// A game may run, keep its own storage and open its help; it may not lead the player away from this page. A game of
// this very origin could reach the page all the same, but then it is the operator's own server that sends both.
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock allow-orientation-lock';

interface GameFrameProps {
  address: string;
  name: string;
}

/** A game within the page. */
export function GameFrame({ address, name }: GameFrameProps) {
  const { t } = useTranslation('games');
  const element = useRef<HTMLIFrameElement>(null);
  useFreshBalance(element, address);
  return (
    <div className={stage}>
      <iframe
        ref={element}
        className={frame}
        src={address}
        title={t('frame', { game: name })}
        sandbox={SANDBOX}
        allow="fullscreen; autoplay; clipboard-write"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </div>
  );
}
