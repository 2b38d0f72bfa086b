import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../cli/run-brandgen.ts';

/** Shorter texts, such as "Cancel", occur in more than one feature. */
const TELLING = 12;

/** The texts of a word file or of a brand's own words, escaped as in JSON. */
export function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [JSON.stringify(words).slice(1, -1)];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

/** Texts of a feature in a language that none of `others` contains. */
export const uniqueTexts = once((code: string, feature: string, others: readonly string[]): string[] => {
  const shared = others.flatMap((name) => sharedTexts(code, name)).join('\n');
  return sharedTexts(code, feature).filter((text) => text.length >= TELLING && !shared.includes(text));
});

export const sharedTexts = once((code: string, feature: string): string[] => {
  const file = join(repository, 'locales', code, `${feature}.json`);
  return existsSync(file) ? textsOf(JSON.parse(readFileSync(file, 'utf8'))) : [];
});

/** Words do not change while tests run, and every brand asks for them. */
function once<Asked extends readonly unknown[], Answer>(read: (...asked: Asked) => Answer): typeof read {
  const known = new Map<string, Answer>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    const answer = known.get(key) ?? read(...asked);
    known.set(key, answer);
    return answer;
  };
}
