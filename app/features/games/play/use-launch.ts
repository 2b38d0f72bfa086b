import { useQuery } from '@tanstack/react-query';
import { isLaunchGame } from '../../../../schemas/generated/validators/launchGame.js';
import { useBrand } from '../../../brand/brand-context.tsx';
import { useCurrentLanguage } from '../../../language/language-context.tsx';
import { ask } from '../../../platform/ask.ts';
import type { Game } from '../../../platform/contract.ts';
import { usePlatform } from '../../../platform/platform-context.tsx';
import { useSystemStatus } from '../../../shell/status/status-query.ts';
import { launchAddress } from './launch-address.ts';

/** Has the platform start a game; the answer is the address that its frame shows, and is good for this visit only. */
export function useLaunch(game: Game | null | undefined) {
  const platform = usePlatform();
  const brand = useBrand();
  const { code } = useCurrentLanguage();
  const { data: status } = useSystemStatus();
  const launch = useQuery({
    queryKey: ['launch', game?.nodeId],
    queryFn: async () => {
      if (!game) throw new Error('There is no game to launch.');
      const { nodeId, vassalage, gameType, gameCode } = game;
      const body = { nodeId, vassalage, gameType, gameCode, language: code };
      const answer = await ask(platform.POST('/wps/game/launchGame', { body }), isLaunchGame);
      return answer.value.url;
    },
    enabled: Boolean(game),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    // A game that started twice would be two rounds for the vendor.
    retry: false,
  });
  const hosts = status?.launchGameCDNs.length ? status.launchGameCDNs : brand.platform.launchCdns;
  return { ...launch, address: launch.data && launchAddress(launch.data, hosts, brand.platform.url) };
}
