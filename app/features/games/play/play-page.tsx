import { useTranslation } from '#app/language/translation.tsx';
import { categoryPath } from '#app/platform/games/game-category.ts';
import { useCameFrom } from '#app/shell/games/came-from.ts';
import type { RequestedGame } from '#app/shell/games/requested-game.ts';
import { paths } from '#app/shell/router/paths.ts';
import { Navigate, useSearchParams } from '#app/shell/router/router.ts';
import { listOf } from '../vendor-list-state.ts';
import { GameScene } from './game-scene.tsx';
import { GameStage } from './game-stage.tsx';
import { page } from './play.css.ts';
import { PlayBar } from './play-bar.tsx';
import { TrialWarning } from './trial-warning.tsx';
import { readGameAddress, useGame } from './use-game.ts';
import { useStart } from './use-start.ts';

/** The game in the address, filling the page under a slim bar. Redirects if the start rules say so. */
export function PlayPage() {
  const { t } = useTranslation('games');
  const [query] = useSearchParams();
  const request = readGameAddress(query);
  const { vassalage, gameCode } = request;
  const lobby = useLobbyAddress();
  const early = useStart(request, undefined);
  const kind = early.start?.kind;
  // Look the game up for a trial account too, which sees the game it chose.
  const game = useGame(request, kind === 'launch' || kind === 'real-account');
  const { start, category, failed } = useStart(request, game.data);
  if (start?.kind === 'page') return <Navigate to={start.to} state={{ gameCode } satisfies RequestedGame} replace />;
  if (start?.kind === 'vendor-list' && category)
    return <Navigate to={categoryPath(category)} state={listOf(vassalage)} replace />;
  return (
    <div className={page}>
      <PlayBar name={game.data?.nodeName ?? t('entry.play')} game={game.data ?? undefined} lobby={lobby} />
      {start?.kind === 'real-account' ? (
        <>
          <GameScene game={game.data ?? undefined} behind />
          {/* Wait for the game, because it may have a demo. */}
          {!game.isLoading && <TrialWarning lobby={lobby} />}
        </>
      ) : (
        <GameStage
          key={`${vassalage}/${gameCode}`}
          query={{ ...game, ...failed }}
          isDemo={start?.kind === 'demo'}
          lobby={lobby}
        />
      )}
    </div>
  );
}

/** Address of the page with the pressed tile, or the index after a direct visit. */
function useLobbyAddress(): string {
  return useCameFrom() ?? paths.index;
}
