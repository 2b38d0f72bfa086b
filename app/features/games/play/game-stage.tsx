import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { Skeleton } from '../../../kit/skeleton/skeleton.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { Game } from '../../../platform/contract.ts';
import { GameProblem } from './game-problem.tsx';
import { frame, stage } from './play.css.ts';
import { useFreshBalance } from './use-fresh-balance.ts';
import { useLaunch } from './use-launch.ts';

// A game may run, keep its own storage and open its help; it may not lead the player away from this page. A game of
// this very origin could reach the page all the same, but then it is the operator's own server that sends both.
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock allow-orientation-lock';

interface GameStageProps {
  query: Pick<UseQueryResult<Game | null>, 'data' | 'isPending' | 'error' | 'refetch'>;
  lobby: string;
}

/** The game itself, or why it is not there. */
export function GameStage({ query, lobby }: GameStageProps) {
  const { t } = useTranslation('games');
  const { data: game } = query;
  const launch = useLaunch(game);
  const element = useRef<HTMLIFrameElement>(null);
  useFreshBalance(element, launch.address);

  if (query.error) return <GameProblem problem={query.error} retry={query.refetch} lobby={lobby} />;
  if (game === null) return <GameProblem problem={null} lobby={lobby} />;
  if (launch.error) return <GameProblem problem={launch.error} retry={launch.refetch} lobby={lobby} />;
  if (launch.isSuccess && !launch.address) return <GameProblem problem={null} lobby={lobby} />;
  return (
    <div className={stage} aria-busy={!launch.address}>
      {launch.address && game ? (
        <iframe
          ref={element}
          className={frame}
          src={launch.address}
          title={t('frame', { game: game.nodeName })}
          sandbox={SANDBOX}
          allow="fullscreen; autoplay; clipboard-write"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <Skeleton />
      )}
    </div>
  );
}
