import { useQueries, useQuery } from '@tanstack/react-query';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { ask } from '#app/platform/ask.ts';
import type { LotteryGroup } from '#app/platform/contract.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { isLotteryMenus } from '#schemas/generated/validators/lotteryMenus.js';
import { isRecentLotteryGames } from '#schemas/generated/validators/recentLotteryGames.js';
import { isVnLotteryMenu } from '#schemas/generated/validators/vnLotteryMenu.js';
import type { Menu, MenuMode } from './modes.ts';

/** The specification's name of the site's menu. */
const DEVICE = 'WEB';

export const RECENT = 'lottery-recent';

interface Menus {
  /** Those that have games; undefined while one is on its way. */
  menus: readonly Menu[] | undefined;
  isError: boolean;
  refetch: () => void;
}

/** The menus of some prize modes, in their order. */
export function useMenus(modes: readonly MenuMode[]): Menus {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  const load = async (mode: MenuMode, signal: AbortSignal): Promise<readonly LotteryGroup[]> => {
    const common = { device: DEVICE, language } as const;
    if (mode === 'VN') {
      const call = platform.GET('/lgw/vn/games/game_menu', { params: { query: common }, signal });
      return (await ask(call, isVnLotteryMenu)).value;
    }
    const query = { prizeMode: mode, ...common };
    return (await ask(platform.GET('/lgw/games/game_menus', { params: { query }, signal }), isLotteryMenus)).value;
  };
  return useQueries({
    queries: modes.map((mode) => ({
      queryKey: ['lottery-menu', mode, language],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Menu> => ({
        mode,
        groups: await load(mode, signal),
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

/** The games that the person bet on last. */
export function useRecentGames() {
  const platform = usePlatform();
  const { member } = useSession();
  const { code: language } = useCurrentLanguage();
  return useQuery({
    queryKey: [RECENT, member?.id, language],
    queryFn: async ({ signal }) => {
      const call = platform.GET('/lgw/vn/games/game_menu/recent', {
        params: { query: { device: DEVICE, language } },
        signal,
      });
      return (await ask(call, isRecentLotteryGames)).value;
    },
  });
}
