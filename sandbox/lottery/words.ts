import type { EnglishWords } from '../generated/words.ts';
import { wordsOf } from '../words.ts';
import type { LotteryGame } from './games/lottery-games.ts';

/** The lottery's texts in one language. A code without a text, such as a number, is shown as it is. */
export class LotteryWords {
  constructor(private readonly words: EnglishWords['lottery']) {}

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
    return Object.entries(this.words.kinds).find(([kindCode]) => kindCode === code)?.[1] ?? { name: code, help: '' };
  }

  rules({ draw }: Pick<LotteryGame, 'draw'>): string[] {
    const { rules } = this.words;
    return [rules[draw.form], rules.stakes, rules.refunds];
  }
}

export function lotteryWords(code: string): LotteryWords {
  return new LotteryWords(wordsOf('lottery', code));
}

/** The name of a game in the catalogue as the lobby has it: a lottery's in the language, another's as its vendor wrote it. */
export function gameNameIn(language: string, { gameCode, name }: { gameCode: string; name: string }): string {
  const translated = lotteryWords(language).game(gameCode);
  return translated === gameCode ? name : translated;
}

function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return (Object.hasOwn(words, code) ? words[code] : undefined) ?? code;
}
