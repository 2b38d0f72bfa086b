// `npm run words:keep`: keeps the digests of the present English texts, and marks those of the other languages stale that say
// what English said before. With `-- --same-meaning` nothing is marked: the languages still say the same.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textsAtCommit } from '#cli/words/sources/texts-at.ts';
import { productSources } from '#cli/words/sources/word-source.ts';
import { textsByKey } from '#cli/words/word-texts.ts';
import type { LanguageTable } from '../schemas/generated/language.ts';
import { readReference } from './words/check-language.ts';
import { presentEnglish } from './words/english-digests.ts';
import { changedTexts, markStale, type TextPlace } from './words/mark-stale.ts';
import { keptEnglishFile, readKeptEnglish, readState, writeState } from './words/state-files.ts';

const root = process.cwd();
const sources = productSources(root);
const present = presentEnglish(readReference(sources));
const kept = readKeptEnglish(root);
const isSame = process.argv.includes('--same-meaning');
const table: LanguageTable = JSON.parse(readFileSync(path.join(root, 'locales/languages.json'), 'utf8'));
const before = textsAtCommit(root, 'HEAD');

/** Whether a language's text differs from that of the last commit. */
function isRewritten(code: string, { namespace, key }: TextPlace): boolean {
  const source = sources.find(({ name }) => name === namespace);
  const file = source?.fileOf({ code, tag: table[code]?.tag ?? 'en' });
  if (file === undefined) return false;
  const then = before(file) ?? new Map();
  const now = textsByKey(JSON.parse(readFileSync(file, 'utf8')));
  return [...now].some(([name, text]) => (name === key || name.startsWith(`${key}_`)) && then.get(name) !== text);
}

const codes = readdirSync('locales', { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== 'EN',
);
for (const { name: code } of codes) {
  const state = readState(root, code);
  const from = isSame ? present : kept;
  const stale = markStale(state.stale, { kept: from, present, isRewritten: (place) => isRewritten(code, place) });
  writeState(root, code, { ...state, stale });
}
writeFileSync('translation/english.json', keptEnglishFile(present));
const changed = changedTexts(kept, present).length;
process.stdout.write(
  `${changed === 1 ? '1 English text has' : `${changed} English texts have`} changed${isSame ? '; the languages still say the same' : ''}.\n`,
);
