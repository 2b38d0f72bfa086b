import { useRefusal } from '#app/kinds/refusal/use-refusal.ts';
import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import { errorCodeOf } from '#app/platform/platform-error.ts';
import { HotShelf } from '#app/shell/games/hot-shelf.tsx';
import { RETURNED } from '#app/shell/games/returned.ts';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { useSearchParams } from '#app/shell/router/router.ts';
import { Notice } from './notice.tsx';
import { notice, noticeWords, otherGames, problem as problemStyle } from './play.css.ts';

interface GameProblemProps {
  /** Null if the game does not exist. */
  problem: unknown;
  retry?: () => unknown;
  /** Omitted for an unknown game. */
  game?: Game | undefined;
  lobby: string;
}

/** Explains why the game cannot be shown and offers a next step. Shows other hot games during maintenance. */
export function GameProblem({ problem, retry, game, lobby }: GameProblemProps) {
  const { t } = useTranslation('games');
  const reason = reasonOf(problem);
  const own = useRefusal(problem);
  if (own) {
    return (
      <div className={problemStyle}>
        <div className={notice}>
          <div className={noticeWords}>
            <ScreenView screen={own.screen} props={{ problem }} fallback={null} />
            <LinkButton to={lobby} state={RETURNED}>
              {t('bar.back')}
            </LinkButton>
          </div>
        </div>
      </div>
    );
  }
  // The stage shows the venue picker instead, so this reason has no text of its own.
  const key = reason === 'venue' ? 'launch' : reason;
  const icon = reason === 'maintenance' ? 'hourglass-medium' : 'warning-circle';
  return (
    <div className={problemStyle} data-others={reason === 'maintenance'}>
      <Notice icon={icon} title={t(`problem.${key}`)} text={t(`problem.${key}Text`)} game={game} isAlert>
        {retry && reason === 'launch' && (
          <Button look="primary" icon="arrow-clockwise" onClick={() => retry()}>
            {t('shell:error.retry')}
          </Button>
        )}
        <LinkButton to={lobby} state={RETURNED}>
          {t('bar.back')}
        </LinkButton>
      </Notice>
      {reason === 'maintenance' && <OtherGames />}
    </div>
  );
}

export function reasonOf(problem: unknown): 'maintenance' | 'gone' | 'launch' | 'venue' {
  if (problem === null) return 'gone';
  const code = errorCodeOf(problem);
  if (code === 'game_maintenance') return 'maintenance';
  if (code === 'venue_required') return 'venue';
  return code === 'not_found' ? 'gone' : 'launch';
}

/** Hot games other than the one in the address. */
function OtherGames() {
  const { t } = useTranslation('games');
  const [query] = useSearchParams();
  return (
    <div className={otherGames}>
      <HotShelf title={t('others')} except={query.get('gameCode')} />
    </div>
  );
}
