import { existsSync, readFileSync } from 'node:fs';
import { stemOf } from '#cli/brand/shared/word-keys.ts';
import type { NamedLanguage, WordSource } from '../sources/word-source.ts';
import { textsByKey } from '../word-texts.ts';
import { widthOf } from './width.ts';

/** Languages whose screens have been looked at, so that their longest labels fit. */
const PROVEN: readonly NamedLanguage[] = [
  { code: 'EN', tag: 'en' },
  { code: 'TY', tag: 'fil' },
  { code: 'VN', tag: 'vi' },
  { code: 'TH', tag: 'th' },
  { code: 'ZH', tag: 'zh-Hans' },
  { code: 'AR', tag: 'ar' },
];

/** How wide each text of a namespace is in the languages whose screens have been looked at, by key without a plural ending. */
export function provenWidths(source: WordSource): ReadonlyMap<string, readonly number[]> {
  const widths = new Map<string, number[]>();
  for (const language of PROVEN) {
    const file = source.fileOf(language);
    if (!existsSync(file)) continue;
    for (const [key, text] of textsByKey(JSON.parse(readFileSync(file, 'utf8')))) {
      const stem = stemOf(key);
      const list = widths.get(stem);
      if (list) list.push(widthOf(text));
      else widths.set(stem, [widthOf(text)]);
    }
  }
  return widths;
}
