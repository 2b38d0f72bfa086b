import { useMemo } from 'react';
import { categoryIcons } from '#app/kit/game-tile/category-icon.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { categoryOf, gameCategories } from '#app/platform/games/game-category.ts';
import { gameAddress } from '#app/shell/games/game-address.ts';
import { useVendors } from '#app/shell/games/vendors-query.ts';
import type { SearchableGame } from '#schemas/generated/platform.ts';
import type { GameKind, Result } from './results.ts';

const LOTTERIES: ReadonlySet<string> = new Set(['LOTT', 'ELOTT']);
const LOTTERY_ROWS = 5;

/** Games and lotteries as kinds of results. @param rows number of games to show */
export function useGameKinds(rows: number): readonly GameKind[] {
  const { t } = useTranslation('search');
  const lanes = useVendors().data;
  const lotteries = t('groups.lotteries');
  const games = t('groups.games');
  return useMemo(() => {
    const vendors = new Map(
      gameCategories.flatMap((category) =>
        (lanes?.[category] ?? []).map((card) => [card.vassalage, card.displayName] as const),
      ),
    );
    const resultOf = (game: SearchableGame): Result => {
      const category = categoryOf(game.gameType);
      const note = vendors.get(game.vassalage);
      return {
        ...{ name: game.name, to: gameAddress(game), icon: category ? categoryIcons[category] : 'game-controller' },
        ...(note && { note }),
        picture: game.showIcon ?? '',
      };
    };
    const isLottery = ({ gameType }: SearchableGame) => LOTTERIES.has(gameType);
    return [
      { title: lotteries, has: isLottery, rows: LOTTERY_ROWS, resultOf },
      { title: games, has: (game) => !isLottery(game), rows, resultOf },
    ];
  }, [lanes, lotteries, games, rows]);
}
