import type { CatalogueGame } from './catalogue.ts';

/** A part of the slots, as the menu within them has it: jackpot, table games, arcade games. */
export type SlotKind = 'JP' | 'TG' | 'AC';

/** What a name promises; of two promises the first counts. */
const PROMISES: readonly (readonly [SlotKind, RegExp])[] = [
  ['TG', /\b(cards|diamonds|hearts|joker|sevens|duke|jester)\b/i],
  ['AC', /\b(dash|racer|run|climb|sprint|mayhem|toss|slide|rocket|bash|burst|chase|rush|ride)\b/i],
  ['JP', /\b(gold|golden|riches|treasure|vault|jackpot|money|cash|bounty|coins?|fortune|prosperity|ransom|plenty)\b/i],
];

/** The part of the slots that a game belongs to, if it belongs to one. */
export function slotKindOf({ name, gameType }: Pick<CatalogueGame, 'name' | 'gameType'>): SlotKind | undefined {
  if (gameType !== 'RNG') return undefined;
  return PROMISES.find(([, words]) => words.test(name))?.[0];
}
