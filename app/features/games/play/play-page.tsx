import { useTranslation } from '../../../language/translation.tsx';
import { useSession } from '../../../session/session-context.tsx';
import { paths } from '../../../shell/router/paths.ts';
import { matchPath, useLocation } from '../../../shell/router/router.ts';
import { GameStage } from './game-stage.tsx';
import { page } from './play.css.ts';
import { PlayBar } from './play-bar.tsx';
import { TrialWarning } from './trial-warning.tsx';
import { useGame } from './use-game.ts';
import { useLobbyAddress } from './use-lobby-address.ts';

/** One game, filling the screen under a slim bar. A trial account is asked to become a real one instead. */
export function PlayPage() {
  const { t } = useTranslation('games');
  const { pathname } = useLocation();
  const { vassalage = '', gameCode = '' } = matchPath(paths.play, pathname)?.params ?? {};
  const { status } = useSession();
  const lobby = useLobbyAddress();
  const game = useGame(vassalage, gameCode);
  return (
    <main className={page} id="main" tabIndex={-1}>
      <PlayBar name={game.data?.nodeName ?? t('entry.play')} lobby={lobby} />
      {status === 'trial' ? (
        <TrialWarning lobby={lobby} />
      ) : (
        <GameStage key={`${vassalage}/${gameCode}`} query={game} lobby={lobby} />
      )}
    </main>
  );
}
