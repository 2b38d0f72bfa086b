import ar from './words/ar.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import fil from './words/fil.json' with { type: 'json' };
import th from './words/th.json' with { type: 'json' };
import vi from './words/vi.json' with { type: 'json' };
import zh from './words/zh-Hans.json' with { type: 'json' };

type GoodWords = Readonly<Record<string, { name: string; description: string }>>;

const languages: Readonly<Record<string, GoodWords>> = { EN: en, TY: fil, VN: vi, TH: th, ZH: zh, AR: ar };

/** Name and description of each good, by product code of the language; English where it is not known. */
export function goodWordsIn(code: string): GoodWords {
  return languages[code] ?? en;
}
