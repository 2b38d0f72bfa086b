import type { GameCategory } from '#app/platform/games/game-category.ts';
import type { IconName } from '../icon/icon-name.ts';

/** The icon of each category, in the menu and beside its row. */
export const categoryIcons: Record<GameCategory, IconName> = {
  elott: 'number-circle-eight',
  lott: 'ticket',
  live: 'cards-three',
  sports: 'soccer-ball',
  fish: 'fish-simple',
  rng: 'cherries',
  pvp: 'spade',
  esports: 'game-controller',
  cockfight: 'feather',
  bingo: 'grid-nine',
};
