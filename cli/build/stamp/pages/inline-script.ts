import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A script of `cli/templates/` for inlining, without comments and indentation. */
export function inlineScript(root: string, file: string): string {
  const lines = readFileSync(path.join(root, 'cli/templates', file), 'utf8').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}
