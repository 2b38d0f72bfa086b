import type { VendorCard, VendorLane } from '#schemas/generated/platform.ts';
import { isCockfight } from './cockfight-vendors.ts';
import { type BrandCategory, categoryOf, type GameCategory } from './game-category.ts';

export type VendorLanes = Readonly<Partial<Record<GameCategory, readonly VendorCard[]>>>;

/** E-sports vendors that a platform may list under sports. */
const ESPORTS_VENDORS: ReadonlySet<string> = new Set(['AV', 'IMES', 'IA', 'AI', 'TF']);

/**
 * The vendors of each category. E-sports vendors listed under sports move to e-sports, those of cockfight to that if the brand
 * has it.
 */
export function lanesByCategory(lanes: readonly VendorLane[], categories: readonly BrandCategory[]): VendorLanes {
  const isApart = categories.includes('cockfight');
  const byCategory: Partial<Record<GameCategory, readonly VendorCard[]>> = {};
  for (const { title, cards } of lanes) {
    for (const card of cards) {
      const category = isApart && title === 'SPORTS' && isCockfight(card) ? 'cockfight' : categoryOfCard(title, card);
      if (category) byCategory[category] = withCard(byCategory[category] ?? [], card);
    }
  }
  return byCategory;
}

function withCard(cards: readonly VendorCard[], card: VendorCard): readonly VendorCard[] {
  return cards.some(({ vassalage }) => vassalage === card.vassalage) ? cards : [...cards, card];
}

function categoryOfCard(title: string, { vassalage }: VendorCard): GameCategory | undefined {
  return title === 'SPORTS' && ESPORTS_VENDORS.has(vassalage) ? 'esports' : categoryOf(title);
}
