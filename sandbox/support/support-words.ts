import ar from './words/ar.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import fil from './words/fil.json' with { type: 'json' };
import th from './words/th.json' with { type: 'json' };
import vi from './words/vi.json' with { type: 'json' };
import zh from './words/zh-Hans.json' with { type: 'json' };

export type SupportWords = typeof en;
export type SupportTopic = SupportWords['topics'][number];

const languages: Readonly<Record<string, SupportWords>> = { EN: en, TY: fil, VN: vi, TH: th, ZH: zh, AR: ar };

/** What the operator's support says, by product code of the language; English where it knows no better. */
export function supportWords(code: string): SupportWords {
  return languages[code] ?? en;
}
