import { useEffect, useState } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import { RETURNED } from '#app/shell/games/returned.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { GameScene } from './game-scene.tsx';
import { cover, message, progress, progressDone } from './starting.css.ts';

/** Milliseconds after which a start is slow. */
const SLOW_AFTER = 8_000;

/** Steps of a start: looking up the game, launching it, loading it, shown. */
export type StartStep = 'asked' | 'known' | 'launched' | 'shown';

const SHARES: Record<StartStep, number> = { asked: 10, known: 40, launched: 75, shown: 100 };

interface GameStartingProps {
  /** Undefined while loading. */
  game: Game | undefined;
  step: StartStep;
  lobby: string;
}

/** The game's picture with the progress of its start. Covers the stage until the game is visible. */
export function GameStarting({ game, step, lobby }: GameStartingProps) {
  const { t } = useTranslation('games');
  const isShown = step === 'shown';
  const isSlow = useIsSlow(!isShown);
  return (
    <div className={cover} data-shown={isShown}>
      <GameScene game={game}>
        <div
          className={progress}
          role="progressbar"
          aria-label={t('starting.label')}
          aria-valuenow={SHARES[step]}
          data-step={step}
        >
          <span className={progressDone} />
        </div>
        <p className={message} role="status">
          {isSlow ? t('shell:error.slow') : t('starting.text')}
        </p>
        {isSlow && (
          <LinkButton to={lobby} state={RETURNED}>
            {t('bar.back')}
          </LinkButton>
        )}
      </GameScene>
    </div>
  );
}

/** True if the wait is long enough to need an explanation. */
function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
