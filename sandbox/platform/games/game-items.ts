import type { Game } from '../../../schemas/generated/platform.ts';
import { type CatalogueGame, games, vendors } from '../../catalogue/catalogue.ts';
import type { SandboxBrand } from '../../setup/sandbox-brand.ts';

/** The games of the brand's categories, in the brand's order of categories. */
export function gamesOf({ categories }: Pick<SandboxBrand, 'categories'>): CatalogueGame[] {
  return categories.flatMap((category) => games.filter(({ gameType }) => gameType.toLowerCase() === category));
}

/** A game as the contract shows it. */
export function gameItem({ nodeId, name, vassalage, gameType, gameCode, hot }: CatalogueGame): Game {
  const displayName = vendorName(vassalage);
  const isHot = hot ? 1 : 0;
  return { nodeId, nodeName: name, vassalage, gameType, gameCode, displayName, showIcon: gameIcon(nodeId), isHot };
}

export function vendorName(vassalage: string): string {
  return vendors.find((vendor) => vendor.vassalage === vassalage)?.name ?? vassalage;
}

function gameIcon(nodeId: number): string {
  return `/img/games/${nodeId}.svg`;
}
