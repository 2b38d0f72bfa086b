import type { GameType, VendorCard, VendorLane } from '../../../schemas/generated/platform.ts';
import { type CatalogueGame, vendors } from '../../catalogue/catalogue.ts';
import type { Handler } from '../call.ts';
import { gamesOf } from './game-items.ts';

/** Categories in the brand's order; one without games has no lane. */
export const gameVendor: Handler<'gameVendor'> = ({ platform }) => {
  const games = gamesOf(platform.brand);
  const titles = [...new Set(games.map(({ gameType }) => gameType))];
  return { success: true, data: { lanes: titles.map((title) => lane(title, games)) } };
};

function lane(title: GameType, games: readonly CatalogueGame[]): VendorLane {
  const ofType = games.filter(({ gameType }) => gameType === title);
  const cards = vendors.flatMap(({ vassalage, name }): VendorCard[] => {
    const gameCount = ofType.filter((game) => game.vassalage === vassalage).length;
    if (gameCount === 0) return [];
    return [{ vassalage, displayName: name, gameType: title, icon: `/img/vendors/${vassalage}.svg`, gameCount }];
  });
  return { title, cards };
}
