import { useQueries, useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { lotteryMenus } from '#app/platform/generated/operations/lottery-menus.ts';
import { recentLotteryGames } from '#app/platform/generated/operations/recent-lottery-games.ts';
import { vnLotteryMenu } from '#app/platform/generated/operations/vn-lottery-menu.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { useSession } from '#app/session/session-context.tsx';
import type { LotteryGroup } from '#schemas/generated/platform.ts';
import type { Menu, MenuMode } from './modes.ts';

/** Value that the specification prescribes for the site's menu. */
const DEVICE = 'WEB';

export const lotteryRecentKey = ['lottery-recent'] as const;

interface Menus {
  /** Menus that have games; undefined until all have loaded. */
  menus: readonly Menu[] | undefined;
  isError: boolean;
  refetch: () => void;
}

/** The menus of the given prize modes, in that order. */
export function useMenus(modes: readonly MenuMode[]): Menus {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  const load = async (mode: MenuMode, signal: AbortSignal): Promise<readonly LotteryGroup[]> => {
    const common = { device: DEVICE, language } as const;
    if (mode === 'VN') {
      return vnLotteryMenu(platform, common, { signal });
    }
    const query = { prizeMode: mode, ...common };
    return lotteryMenus(platform, query, { signal });
  };
  return useQueries({
    queries: modes.map((mode) => ({
      queryKey: ['lottery-menu', mode, language],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Menu> => ({
        mode,
        groups: withGames(await load(mode, signal)),
      }),
    })),
    combine: (results) => {
      const loaded = results.flatMap(({ data }) => data ?? []);
      return {
        menus: loaded.length === modes.length ? loaded.filter(({ groups }) => groups.length > 0) : undefined,
        isError: results.some(({ isError }) => isError),
        refetch: () => {
          for (const result of results) if (result.isError) void result.refetch();
        },
      };
    },
  });
}

/**
 * Drops groups without games, such as those whose games all break the contract. @throws PlatformError if every group is
 * dropped; a menu that was empty from the start is no error
 */
function withGames(groups: readonly LotteryGroup[]): readonly LotteryGroup[] {
  const shown = groups.filter(({ games }) => games.length > 0);
  if (groups.length > 0 && shown.length === 0) throw new PlatformError('broken');
  return shown;
}

/** Games of the player's last bets. */
export function useRecentGames() {
  const platform = usePlatform();
  const { member } = useSession();
  const { code: language } = useCurrentLanguage();
  return useQuery({
    queryKey: [...lotteryRecentKey, member?.id, language],
    queryFn: ({ signal }) => recentLotteryGames(platform, { device: DEVICE, language }, { signal }),
  });
}
