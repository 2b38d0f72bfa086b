import ar from './words/ar.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import fil from './words/fil.json' with { type: 'json' };
import th from './words/th.json' with { type: 'json' };
import vi from './words/vi.json' with { type: 'json' };
import zh from './words/zh-Hans.json' with { type: 'json' };

export type PromotionWords = typeof en;
export type PromotionKey = keyof PromotionWords['promotions'];

const languages: Readonly<Record<string, PromotionWords>> = { EN: en, TY: fil, VN: vi, TH: th, ZH: zh, AR: ar };

/** What the platform says of its promotions, by product code of the language; English where it knows no better. */
export function promotionWordsIn(code: string): PromotionWords {
  return languages[code] ?? en;
}

/** The sentence of a reason, if there is one of that name. */
export function reasonIn({ reasons }: PromotionWords, key: string | null): string | undefined {
  return Object.entries(reasons).find(([name]) => name === key)?.[1];
}
