import type { Below } from './round.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const SUITS = ['spade', 'heart', 'diamond', 'club'] as const;

export interface Card {
  readonly rank: (typeof RANKS)[number];
  readonly suit: (typeof SUITS)[number];
}

const deck: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => ({ rank, suit })));

/** Deals from a shuffled deck, card by card. */
export function shuffled(below: Below): () => Card {
  const left = [...deck];
  return () => {
    const [card] = left.splice(below(left.length), 1);
    if (!card) throw new RangeError('The deck is empty.');
    return card;
  };
}

/** A number from 2 to 14, the ace. */
export function height({ rank }: Card): number {
  const index = RANKS.indexOf(rank);
  return index === 0 ? 14 : index + 1;
}
