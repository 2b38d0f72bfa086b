import { useTranslation } from '../../../language/translation.tsx';
import { useSession } from '../../../session/session-context.tsx';
import { useSearchParams } from '../../../shell/router/router.ts';
import { GameStage } from './game-stage.tsx';
import { page } from './play.css.ts';
import { PlayBar } from './play-bar.tsx';
import { TrialWarning } from './trial-warning.tsx';
import { useGame } from './use-game.ts';
import { useLobbyAddress } from './use-lobby-address.ts';

/** The game that the address names, filling the page under a slim bar. A trial account is asked to become a real one instead. */
export function PlayPage() {
  const { t } = useTranslation('games');
  const [query] = useSearchParams();
  const vassalage = query.get('vassalage') ?? '';
  const gameCode = query.get('gameCode') ?? '';
  const { status } = useSession();
  const lobby = useLobbyAddress();
  const game = useGame(vassalage, gameCode);
  return (
    <div className={page}>
      <PlayBar name={game.data?.nodeName ?? t('entry.play')} lobby={lobby} />
      {status === 'trial' ? (
        <TrialWarning lobby={lobby} />
      ) : (
        <GameStage key={`${vassalage}/${gameCode}`} query={game} lobby={lobby} />
      )}
    </div>
  );
}
