import type { VendorLanes } from '#app/platform/games/vendor-lanes.ts';
import type { LotteryGame, LotteryGroup, PrizeMode } from '#schemas/generated/platform.ts';

/** A prize mode of the platform, or the Vietnamese lottery with its own menu. */
export type MenuMode = PrizeMode | 'VN';

export interface Menu {
  readonly mode: MenuMode;
  readonly groups: readonly LotteryGroup[];
}

const VIETNAMESE = 'TCG_LOTTO_VN';
const E_LOTTERY_VENDORS: readonly string[] = [VIETNAMESE, 'LOTT', 'ELOTT'];

/** Whether the platform serves a game's draws by its Vietnamese calls. */
export function isVietnamese({ vassalage }: Pick<LotteryGame, 'vassalage'>): boolean {
  return vassalage === VIETNAMESE;
}

/**
 * Default menu of the specification: the e-lottery if its group has Vietnamese games or a lottery's cards, else the
 * lottery.
 */
export function usualMode(lanes: VendorLanes | undefined): PrizeMode {
  const cards = lanes?.elott ?? [];
  return cards.some(({ vassalage }) => E_LOTTERY_VENDORS.includes(vassalage)) ? 'ELOTT' : 'LOTT';
}

export interface Chosen {
  menu: Menu;
  game: LotteryGame;
}

/** The game in the address with its menu, else the first game of the usual menu. @param menus menus that have games */
export function chosenOf(menus: readonly Menu[], gameCode: string | null, usual: MenuMode): Chosen | undefined {
  const ordered = [...menus.filter(({ mode }) => mode === usual), ...menus];
  const candidates = ordered.flatMap((menu) => gamesOf(menu).map((game) => ({ menu, game })));
  return candidates.find(({ game }) => game.gameCode === gameCode) ?? candidates[0];
}

export function gamesOf({ groups }: Pick<Menu, 'groups'>): readonly LotteryGame[] {
  return groups.flatMap(({ games }) => games);
}
