import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface LearnedFrom {
  rows: Virtualizer<Window, HTMLElement>;
  /** A card as the others are, loaded and closed; undefined without one. */
  card: { size: number } | undefined;
  /** Guess in pixels. A height is learned once for each guess. */
  guess: number;
}

/**
 * Learns the height of cards from one that is drawn. While the guess is right, a card that comes into sight moves none of those
 * after it; otherwise each of them has the places of all others worked out again.
 */
export function useCardHeight(height: RefObject<number>, { rows, card, guess }: LearnedFrom): void {
  const learnedFor = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (card === undefined || card.size === height.current || learnedFor.current === guess) return;
    learnedFor.current = guess;
    height.current = card.size;
    rows.measure();
    for (const element of rows.elementsCache.values()) rows.measureElement(element);
  });
}
