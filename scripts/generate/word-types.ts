// Writes schemas/generated/site-words.ts, which types the words of `t` from locales/EN; `--check` fails when it is stale.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deliver } from './platform-output.ts';

const root = join(import.meta.dirname, '../..');
const rerun = 'npx tsx scripts/generate/word-types.ts';

const namespaces = readdirSync(join(root, 'locales/EN'))
  .map((file) => file.replace(/\.json$/, ''))
  .sort();

const identifierOf = (namespace: string) => namespace.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const text = [
  '// Generated from the file names in locales/EN by scripts/generate/word-types.ts.',
  ...namespaces.map((name) => `import type ${identifierOf(name)} from '#locales/EN/${name}.json';`),
  '',
  '/** Words of the site by namespace; their keys are those of the English files. */',
  'export interface SiteWords {',
  ...namespaces.map((name) => `  '${name}': typeof ${identifierOf(name)};`),
  '}',
  '',
].join('\n');

await deliver(join(root, 'schemas/generated'), new Map([['site-words.ts', text]]), rerun);
