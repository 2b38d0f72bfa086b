import { readFileSync } from 'node:fs';
import type { Words } from '#cli/brand/resolved-brand.ts';
import { decodeText } from '#cli/brand/source/decode-text.ts';
import { parseJsonc } from '#cli/brand/source/parse-jsonc.ts';
import { isWords } from './merge-words.ts';

/**
 * Reads words from a validated file, including everything that validation accepts, such as a byte order mark or
 * comments. @throws if the file has changed since
 */
export function readWords(file: string): Words {
  const text = decodeText(readFileSync(file));
  const value = typeof text === 'string' ? parse(text) : undefined;
  if (!isWords(value)) throw new Error(`${file} does not hold words.`);
  return value;
}

/** Tries the engine's own parser first, which is many times faster: nearly every file is plain JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseJsonc(text).value;
  }
}
