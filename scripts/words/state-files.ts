import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatJson } from '#cli/json/format-json.ts';
import { writtenState } from '#cli/words/translation/written-state.ts';
import { checkWordState } from '#schemas/generated/config/word-state.js';
import type { WordState } from '#schemas/generated/word-state.ts';

/** Digests of the English texts that the languages were last compared with, by namespace and key without a plural ending. */
export type KeptEnglish = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FILE = 'translation/english.json';
const ABOUT =
  'Generated from the English words: the digest of each text that the other languages were compared with last. `npm run generate` adds new texts, `npm run words:keep` takes over changed ones.';

export function readKeptEnglish(root: string): KeptEnglish {
  const file = path.join(root, FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).texts : {};
}

/** What `translation/english.json` holds. */
export function keptEnglishFile(texts: KeptEnglish): string {
  return formatJson({ about: ABOUT, texts });
}

/** @throws if the file is not what its schema says */
export function readState(root: string, code: string): WordState {
  const file = stateFile(root, code);
  const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (!checkWordState(value)) throw new Error(`${file} is not what its schema says.`);
  return value;
}

/** Leaves out what a language does not have. */
export function writeState(root: string, code: string, state: WordState): void {
  const written = writtenState(state);
  const isPlain = Object.keys(written).length === 0;
  if (isPlain && !existsSync(stateFile(root, code))) return;
  mkdirSync(path.dirname(stateFile(root, code)), { recursive: true });
  writeFileSync(stateFile(root, code), formatJson(written));
}

function stateFile(root: string, code: string): string {
  return path.join(root, 'translation/state', `${code}.json`);
}
