import { useRef, useState } from 'react';
import { frameSandbox } from '#app/kit/frame/frame-sandbox.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import { GameStarting, type StartStep } from './game-starting.tsx';
import { frame, stage } from './play.css.ts';
import { useGameMessages } from './use-game-messages.ts';

const CONTROLS = ['allow-pointer-lock', 'allow-orientation-lock'] as const;

interface GameFrameProps {
  /** Both undefined while loading. */
  address: string | undefined;
  game: Game | undefined;
  lobby: string;
}

/** A game embedded in the page, including its start. */
export function GameFrame({ address, game, lobby }: GameFrameProps) {
  const { t } = useTranslation('games');
  const element = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState<string>();
  const isShown = address !== undefined && shown === address;
  useGameMessages(element, address);
  return (
    <div className={stage} aria-busy={!isShown}>
      {address && game && (
        <iframe
          ref={element}
          className={frame}
          src={address}
          title={t('frame', { game: game.nodeName })}
          sandbox={frameSandbox(address, CONTROLS)}
          allow="fullscreen; autoplay; clipboard-write"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setShown(address)}
        />
      )}
      <GameStarting game={game} step={isShown ? 'shown' : stepOf(game, address)} lobby={lobby} />
    </div>
  );
}

function stepOf(game: Game | undefined, address: string | undefined): StartStep {
  if (address) return 'launched';
  return game ? 'known' : 'asked';
}
