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

/** The specification's name for the site's menu. */
const DEVICE = 'WEB';

export const lotteryRecentKey = ['lottery-recent'] as const;

interface Menus {
  /** Those that have games; undefined until all are loaded. */
  menus: readonly Menu[] | undefined;
  isError: boolean;
  refetch: () => void;
}

/** The menus of some prize modes, in order. */
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
      const found = results.flatMap(({ data }) => data ?? []);
      return {
        menus: found.length === modes.length ? found.filter(({ groups }) => groups.length > 0) : undefined,
        isError: results.some(({ isError }) => isError),
        refetch: () => {
          for (const result of results) if (result.isError) void result.refetch();
        },
      };
    },
  });
}

/**
 * The groups that have games: one has no games left if they all break the contract.
 * @throws PlatformError when that leaves no group, which is no menu without games
 */
function withGames(groups: readonly LotteryGroup[]): readonly LotteryGroup[] {
  const shown = groups.filter(({ games }) => games.length > 0);
  if (groups.length > 0 && shown.length === 0) throw new PlatformError('broken');
  return shown;
}

/** The games that the player bet on last. */
export function useRecentGames() {
  const platform = usePlatform();
  const { member } = useSession();
  const { code: language } = useCurrentLanguage();
  return useQuery({
    queryKey: [...lotteryRecentKey, member?.id, language],
    queryFn: ({ signal }) => recentLotteryGames(platform, { device: DEVICE, language }, { signal }),
  });
}
