import ar from './words/ar.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import fil from './words/fil.json' with { type: 'json' };
import th from './words/th.json' with { type: 'json' };
import vi from './words/vi.json' with { type: 'json' };
import zh from './words/zh-Hans.json' with { type: 'json' };

type MissionWords = Readonly<Record<string, { title: string; description: string }>>;

const languages: Readonly<Record<string, MissionWords>> = { EN: en, TY: fil, VN: vi, TH: th, ZH: zh, AR: ar };

/** What each mission is called, by product code of the language; English where it is not known. */
export function missionWordsIn(code: string): MissionWords {
  return languages[code] ?? en;
}
