import type { EnglishWords } from '../generated/words.ts';

type PromotionWords = EnglishWords['promotions'];
export type PromotionKey = keyof PromotionWords['promotions'];

/** The text of a reason, if it exists. */
export function reasonIn({ reasons }: PromotionWords, key: string | null): string | undefined {
  return Object.entries(reasons).find(([name]) => name === key)?.[1];
}
