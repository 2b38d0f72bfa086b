import { plainValue } from '#cli/problems/plain-text.ts';
import type { Finding, Problem } from '#cli/problems/problem.ts';
import type { Regulator } from '#schemas/generated/regulator.ts';
import { suggest } from '../schema/did-you-mean.ts';
import type { SharedFile } from '../shared/read-shared.ts';
import { unknownPlace } from '../shared/word-findings.ts';
import { placesOf } from '../shared/word-keys.ts';
import { NOTICE_PLACES } from './regulator-words.ts';

/** Problems of a regulator's texts: unknown languages, and placeholders that nothing fills in. */
export function textProblems({ value, document }: SharedFile<Regulator>, codes: readonly string[]): Problem[] {
  return Object.entries(value.texts ?? {}).flatMap(([code, texts]) => {
    if (!codes.includes(code)) return [document.problem(['texts', code], unknownLanguage(code, codes), 'key')];
    return Object.entries(texts).flatMap(([name, text]) => {
      const filled: readonly string[] = name === 'notice' ? NOTICE_PLACES : [];
      const empty = placesOf(text).filter((placeholder) => !filled.includes(placeholder));
      return empty.map((placeholder) => document.problem(['texts', code, name], unknownPlace(placeholder, filled)));
    });
  });
}

export function unknownLanguage(code: string, codes: readonly string[]): Finding {
  return {
    rule: 'language',
    message: 'This language is unknown.',
    expected: 'a code of locales/languages.json',
    received: plainValue(code),
    fix: suggest(code, codes, 'Correct the code, or add the language to locales/languages.json.'),
  };
}
