import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import { launchGame } from '#app/platform/operations/launch-game.ts';
import { launchGameFallback } from '#app/platform/operations/launch-game-fallback.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { launchAddress } from './launch-address.ts';
import { useLaunchHost } from './use-launch-host.ts';

/**
 * Has the platform start a game; the answer is the address that is shown, and is good for this visit only.
 * @param venue value of the gaming venue, where the platform has asked for one
 */
export function useLaunch(game: Game | null | undefined, venue: string | undefined) {
  const platform = usePlatform();
  const { platform: places } = useBrand();
  const { code: language } = useCurrentLanguage();
  const host = useLaunchHost();
  const launch = useQuery({
    queryKey: ['launch', game?.nodeId, venue],
    queryFn: async () => {
      if (!game) throw new Error('There is no game to launch.');
      const { nodeId, vassalage, gameType, gameCode } = game;
      const body = { nodeId, vassalage, gameType, gameCode, language, ...(venue && { venue }) };
      const { url } = await launchGame(platform, body).catch((problem: unknown) => {
        // Only after an answer that says that nothing was started: a game that started twice would be two rounds.
        if (!(problem instanceof PlatformError && problem.kind === 'failed')) throw problem;
        return launchGameFallback(platform, body);
      });
      return url;
    },
    enabled: Boolean(game),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    retry: false,
  });
  const accepted = [...places.launchCdns, places.url];
  const isReady = launch.isSuccess && host.isSuccess;
  return {
    address: isReady ? launchAddress(launch.data, host.data, accepted) : undefined,
    /** There is an answer, be it one that no frame may be given. */
    isReady,
    error: launch.error ?? host.error,
    retry: () => Promise.all([launch, host].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
