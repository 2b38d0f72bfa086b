import type { GameType, VendorCard, VendorLane } from '../../../schemas/generated/platform.ts';
import type { CatalogueGame } from '../../catalogue/catalogue.ts';
import type { Shelf } from '../../catalogue/vast-shelf.ts';
import type { Handler } from '../call.ts';
import { gamesOf, opening, shelfOf, vendorEntry } from './game-items.ts';

/** Categories in the brand's order; one without games has no lane. */
export const gameVendor: Handler<'gameVendor'> = ({ platform }) => {
  const games = gamesOf(platform);
  const titles = [...new Set(games.map(({ gameType }) => gameType))];
  return { success: true, data: { lanes: titles.map((title) => lane(title, games, shelfOf(platform))) } };
};

function lane(title: GameType, games: readonly CatalogueGame[], { vendors }: Shelf): VendorLane {
  const ofType = games.filter(({ gameType }) => gameType === title);
  const cards = vendors.flatMap(({ vassalage, name: displayName }): VendorCard[] => {
    const gameCount = ofType.filter((game) => game.vassalage === vassalage).length;
    if (gameCount === 0) return [];
    const icon = `/img/vendors/${vassalage}.svg`;
    return [{ vassalage, displayName, gameType: title, icon, gameCount, ...vendorEntry(title), ...opening(vassalage) }];
  });
  return { title, cards };
}
