// Writes schemas/generated/config/<name>.js, one checker per configuration schema, so that no run of brandgen compiles a
// schema; `--check` fails when one is stale. Unlike the site's guards they collect every error, with the schema beside
// it, and fill in defaults.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { deliver } from './platform-output.ts';
import { mergedSchema, type SchemaNode } from './schema-transforms.ts';

const schemas = join(import.meta.dirname, '../../schemas');
const rerun = 'npx tsx scripts/generate/config-validators.ts';
const types: Record<string, { file: string; type: string }> = {
  brand: { file: 'filled-brand', type: 'FilledBrandConfig' },
  theme: { file: 'theme', type: 'ThemeConfig' },
  'theme-extension': { file: 'theme-extension', type: 'ThemeExtension' },
  feature: { file: 'feature', type: 'FeatureManifest' },
  language: { file: 'language', type: 'LanguageTable' },
  regulator: { file: 'regulator', type: 'Regulator' },
  locale: { file: 'locale', type: 'Words' },
  words: { file: 'words', type: 'BrandWords' },
  workspace: { file: 'workspace', type: 'WorkspaceConfig' },
  conform: { file: 'conform', type: 'ConformAccounts' },
  terms: { file: 'terms', type: 'Terms' },
  glossary: { file: 'glossary', type: 'Glossary' },
  'judged-words': { file: 'judged-words', type: 'JudgedWords' },
  'word-places': { file: 'word-places', type: 'WordPlaces' },
  'word-state': { file: 'word-state', type: 'WordState' },
};
const output = new Map<string, string>([
  ['config/schema-error.ts', await readFile(join(import.meta.dirname, 'schema-error.ts'), 'utf8')],
]);
for (const [name, type] of Object.entries(types)) {
  const header = `// Generated from schemas/${name}.schema.json by scripts/generate/config-validators.ts.\n`;
  output.set(`config/${name}.js`, header + withoutRequire(await checker(name)));
  output.set(`config/${name}.d.ts`, header + declaration(name, type));
}
await deliver(join(schemas, 'generated'), output, rerun, 'config');

async function checker(name: string): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    useDefaults: true,
    messages: false,
    strictTypes: false,
    keywords: ['x-identity', 'x-identity-words', 'x-removed', 'x-form'],
    code: { source: true, esm: true, optimize: 1 },
  });
  for (const file of await schemaFiles()) {
    const written: SchemaNode = JSON.parse(await readFile(join(schemas, file), 'utf8'));
    ajv.addSchema(mergedSchema(file, written), file);
  }
  return standalone(ajv, { [exportName(name)]: `${name}.schema.json` });
}

async function schemaFiles(): Promise<string[]> {
  const files = await readdir(schemas, { recursive: true });
  return files.filter((file) => file.endsWith('.schema.json')).sort();
}

/** Inlines the one ajv helper that these schemas need, so that the result has no imports. */
function withoutRequire(code: string): string {
  const own = code
    .replace('"use strict";', '')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', '(text) => [...text].length');
  const left = /require\([^)]*\)/.exec(own);
  if (left) throw new Error(`A schema uses a keyword whose helper is not inlined: ${left[0]}.`);
  return own;
}

function declaration(name: string, { file, type }: { file: string; type: string }): string {
  return [
    "import type { SchemaError } from './schema-error.ts';\n",
    `import type { ${type} } from '../${file}.ts';\n`,
    '\n/** Fills in defaults in place; the errors of a call stay on the function until the next one. */\n',
    `export const ${exportName(name)}: {\n  (value: unknown): value is ${type};\n  errors?: SchemaError[] | null;\n};\n`,
  ].join('');
}

function exportName(name: string): string {
  const words = name.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `check${words.join('')}`;
}
