import type { CatalogueGame } from './catalogue.ts';

/** A subcategory of slots: jackpot, table games, arcade games. */
export type SlotKind = 'JP' | 'TG' | 'AC';

/** Words in a name that decide its subcategory; the first match wins. */
const PROMISES: readonly (readonly [SlotKind, RegExp])[] = [
  ['TG', /\b(cards|diamonds|hearts|joker|sevens|duke|jester)\b/i],
  ['AC', /\b(dash|racer|run|climb|sprint|mayhem|toss|slide|rocket|bash|burst|chase|rush|ride)\b/i],
  ['JP', /\b(gold|golden|riches|treasure|vault|jackpot|money|cash|bounty|coins?|fortune|prosperity|ransom|plenty)\b/i],
];

/** The subcategory of a slot; undefined for a slot without one and for other games. */
export function slotKindOf({ name, gameType }: Pick<CatalogueGame, 'name' | 'gameType'>): SlotKind | undefined {
  if (gameType !== 'RNG') return undefined;
  return PROMISES.find(([, words]) => words.test(name))?.[0];
}
