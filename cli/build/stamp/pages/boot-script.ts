import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The script that stands in every page, without its comments and indentation. */
export function bootScript(root: string): string {
  const lines = readFileSync(path.join(root, 'cli/templates/boot.js'), 'utf8').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
}
