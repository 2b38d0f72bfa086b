import type { Handler } from '#sandbox/calls/call.ts';
import type { CatalogueGame } from '#sandbox/catalogue/catalogue.ts';
import { gamesOf, opening, sceneOf, shelfOf, vendorEntry } from '#sandbox/catalogue/game-items.ts';
import type { Shelf } from '#sandbox/catalogue/vast-shelf.ts';
import { maintenanceOf } from '#sandbox/wallets/wallet-vendors.ts';
import type { GameType, VendorCard, VendorLane } from '#schemas/generated/platform.ts';

/** Categories in the brand's order, without empty ones. Sites separate e-sports from sports themselves. */
export const gameVendor: Handler<'gameVendor'> = ({ platform }) => {
  const games = gamesOf(platform);
  const types = [...new Set(games.map(({ gameType }) => gameType))];
  const joins = types.includes('SPORTS');
  const lanes = types
    .filter((type) => !(joins && type === 'ESPORTS'))
    .map((title): VendorLane => {
      const within = types.filter((type) => type === title || (title === 'SPORTS' && type === 'ESPORTS'));
      const cards = within.flatMap((type) => cardsOf(type, games, shelfOf(platform)));
      return { title, cards: cards.map((card) => ({ ...card, ...closing(platform, card) })) };
    });
  return { success: true, data: { lanes } };
};

function closing(platform: Parameters<typeof maintenanceOf>[0], { vassalage }: VendorCard): Partial<VendorCard> {
  const maintenanceUntil = maintenanceOf(platform, vassalage);
  return maintenanceUntil === undefined ? {} : { maintenanceUntil };
}

function cardsOf(gameType: GameType, games: readonly CatalogueGame[], { vendors }: Shelf): VendorCard[] {
  const ofType = games.filter((game) => game.gameType === gameType);
  return vendors.flatMap(({ vassalage, name: displayName }): VendorCard[] => {
    const own = ofType.filter((game) => game.vassalage === vassalage);
    const scene = sceneOf(own);
    if (scene === undefined) return [];
    const icon = `/img/vendors/${vassalage}.svg`;
    const card = { vassalage, displayName, gameType, icon, gameCount: own.length, scene };
    return [{ ...card, ...vendorEntry(gameType), ...opening(vassalage) }];
  });
}
