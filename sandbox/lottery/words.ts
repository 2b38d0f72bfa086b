import type { LotteryGame } from './games/lottery-games.ts';
import ar from './words/ar.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import fil from './words/fil.json' with { type: 'json' };
import th from './words/th.json' with { type: 'json' };
import vi from './words/vi.json' with { type: 'json' };
import zh from './words/zh-Hans.json' with { type: 'json' };

/** What the lottery says in one language; a code that it has no word for stands for itself, as a number does. */
export class LotteryWords {
  constructor(private readonly words: typeof en) {}

  group(code: LotteryGame['group']): string {
    return this.words.groups[code];
  }

  game(code: string): string {
    return wordOf(this.words.games, code);
  }

  prize(code: string): string {
    return wordOf(this.words.prizes, code);
  }

  option(code: string): string {
    return wordOf(this.words.options, code);
  }

  kind(code: string): { name: string; help: string } {
    return Object.entries(this.words.kinds).find(([known]) => known === code)?.[1] ?? { name: code, help: '' };
  }

  rules({ draw }: Pick<LotteryGame, 'draw'>): string[] {
    const { rules } = this.words;
    return [rules[draw.form], rules.stakes, rules.refunds];
  }
}

const spoken: Readonly<Record<string, LotteryWords>> = {
  EN: new LotteryWords(en),
  TY: new LotteryWords(fil),
  VN: new LotteryWords(vi),
  TH: new LotteryWords(th),
  ZH: new LotteryWords(zh),
  AR: new LotteryWords(ar),
};

/** By product code of the language; English where it knows no better. */
export function lotteryWords(code: string): LotteryWords {
  return spoken[code] ?? new LotteryWords(en);
}

function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return words[code] ?? code;
}
