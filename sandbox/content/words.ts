import ar from './words/ar.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import fil from './words/fil.json' with { type: 'json' };
import th from './words/th.json' with { type: 'json' };
import vi from './words/vi.json' with { type: 'json' };
import zh from './words/zh-Hans.json' with { type: 'json' };

export type ContentWords = typeof en;

const languages: Readonly<Record<string, ContentWords>> = { EN: en, TY: fil, VN: vi, TH: th, ZH: zh, AR: ar };

/** What the platform itself says, by product code of the language; English where it knows no better. */
export function wordsIn(code: string): ContentWords {
  return languages[code] ?? en;
}
