import { Skeleton } from '../../../kit/skeleton/skeleton.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { Game } from '../../../platform/contract.ts';
import { RETURNED } from '../../../shell/games/returned.ts';
import { LinkButton } from '../../../shell/router/link-button.tsx';
import { useImageAddress } from '../../../shell/status/use-image-address.ts';
import { GamePoster } from './game-poster.tsx';
import { backdrop, body, cover, name, nameBone, progress, progressDone, says, vendor } from './starting.css.ts';
import { useIsSlow } from './use-is-slow.ts';

/** How far a start has come: the game is looked up, the platform is asked to start it, it loads, it is there. */
export type StartStep = 'asked' | 'known' | 'launched' | 'shown';

const SHARES: Record<StartStep, number> = { asked: 10, known: 40, launched: 75, shown: 100 };

interface GameStartingProps {
  /** Undefined while it is looked up. */
  game: Game | undefined;
  step: StartStep;
  lobby: string;
}

/** What is about to start and how far that is, over the stage until the game itself can be seen. */
export function GameStarting({ game, step, lobby }: GameStartingProps) {
  const { t } = useTranslation(['games', 'shell']);
  const address = useImageAddress();
  const isShown = step === 'shown';
  const isSlow = useIsSlow(!isShown);
  return (
    <div className={cover} data-shown={isShown}>
      {game && <img className={backdrop} src={address(game.showIcon)} alt="" />}
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
        <div
          className={progress}
          role="progressbar"
          aria-label={t('starting.label')}
          aria-valuenow={SHARES[step]}
          data-step={step}
        >
          <span className={progressDone} />
        </div>
        <p className={says} role="status">
          {isSlow ? t('shell:error.slow') : t('starting.text')}
        </p>
        {isSlow && (
          <LinkButton to={lobby} state={RETURNED}>
            {t('bar.back')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
