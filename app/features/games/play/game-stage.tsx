import { useState } from 'react';
import type { Game } from '#app/platform/games/game-of.ts';
import { GameFrame } from './game-frame.tsx';
import { GameProblem, reasonOf } from './game-problem.tsx';
import { GameScene } from './game-scene.tsx';
import { GameWindow } from './game-window.tsx';
import { useLaunch } from './use-launch.ts';
import { useOwnWallet } from './use-own-wallet.ts';
import { readVenue, VenuePicker } from './venue-picker.tsx';
import { WalletNotice } from './wallet-notice.tsx';

interface GameStageProps {
  query: { data?: Game | null | undefined; error: unknown; refetch: () => unknown };
  /** Starts the vendor's demo instead of the game. */
  isDemo: boolean;
  lobby: string;
}

/** Shows the game, the steps before its start, or the error. */
export function GameStage({ query, isDemo, lobby }: GameStageProps) {
  const { data: game } = query;
  const [venue, setVenue] = useState(readVenue);
  // A demo uses no wallet.
  const wallet = useWalletCheck(isDemo ? undefined : game?.vassalage);
  const launch = useLaunch(isDemo || wallet.isReady ? game : undefined, { venue, isDemo });

  if (query.error) return <GameProblem problem={query.error} retry={query.refetch} lobby={lobby} />;
  if (game === null) return <GameProblem problem={null} lobby={lobby} />;
  if (wallet.error) return <GameProblem problem={wallet.error} retry={wallet.refetch} game={game} lobby={lobby} />;
  if (wallet.asks) return <WalletNotice game={game} lobby={lobby} onContinue={wallet.confirm} />;
  if (reasonOf(launch.error) === 'venue') {
    return (
      <>
        <GameScene game={game} behind />
        <VenuePicker onChoose={setVenue} lobby={lobby} />
      </>
    );
  }
  if (launch.error) return <GameProblem problem={launch.error} retry={launch.retry} game={game} lobby={lobby} />;
  if (launch.isReady && !launch.address) return <GameProblem problem={null} lobby={lobby} />;
  if (launch.address && game?.opens === 'window') {
    return <GameWindow address={launch.address} game={game} lobby={lobby} />;
  }
  return <GameFrame address={launch.address} game={game} lobby={lobby} />;
}

/** Decides about the start: immediate from the main wallet or a vendor's wallet with money, otherwise after a confirmation. */
function useWalletCheck(vassalage: string | undefined) {
  const { merchant, error, refetch, isOwn, balance = 0, isPending } = useOwnWallet(vassalage);
  const [isConfirmed, setIsConfirmed] = useState(false);
  // A running game continues when its wallet is empty.
  if (balance > 0 && !isConfirmed) setIsConfirmed(true);
  return {
    isReady: isConfirmed || (merchant !== undefined && !isOwn),
    /** True if the vendor's wallet is empty or its balance is unknown. */
    asks: isOwn && !isPending && !isConfirmed,
    error: merchant ? null : error,
    refetch,
    confirm: () => setIsConfirmed(true),
  };
}
