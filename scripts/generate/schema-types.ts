// Writes schemas/generated/<name>.ts for each configuration schema; `--check` fails when one is stale.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { deliver } from './platform-output.ts';
import { mergedSchema, nameTypesOnly, requireDefaulted, type SchemaNode } from './schema-transforms.ts';

const schemas = join(import.meta.dirname, '../../schemas');
const rerun = 'npx tsx scripts/generate/schema-types.ts';
const names = [
  'brand',
  'site',
  'theme',
  'theme-extension',
  'feature',
  'language',
  'regulator',
  'locale',
  'words',
  'reports',
  'terms',
  'glossary',
  'word-places',
];

type Transform = (schema: SchemaNode) => SchemaNode;

const output = new Map<string, string>();
for (const name of names) output.set(`${name}.ts`, await typesOf(name, nameTypesOnly));
output.set(
  'filled-brand.ts',
  // The shape after merging and filling in defaults.
  await typesOf('brand', (schema) => requireDefaulted(nameTypesOnly(schema)), 'FilledBrandConfig'),
);
for (const name of ['workspace', 'conform', 'word-state', 'judged-words'])
  output.set(`${name}.ts`, await filledTypesOf(name));
await deliver(join(schemas, 'generated'), output, rerun);

/** The shape after defaults are filled in. */
function filledTypesOf(name: string): Promise<string> {
  return typesOf(name, (schema) => requireDefaulted(nameTypesOnly(schema)));
}

async function typesOf(name: string, transform: Transform, title?: string): Promise<string> {
  const asWritten = name === 'brand' && title === undefined;
  const read = async (file: string) => {
    const written: SchemaNode = JSON.parse(await readFile(file, 'utf8'));
    return transform(asWritten ? written : mergedSchema(file, written));
  };
  const schema = await read(join(schemas, `${name}.schema.json`));
  return compile({ ...schema, ...(title && { title }) }, name, {
    cwd: `${schemas}/`,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    bannerComment: `// Generated from schemas/${name}.schema.json by scripts/generate/schema-types.ts.`,
    style: { singleQuote: true, printWidth: 120 },
    $refOptions: { resolve: { file: { order: 1, read: ({ url }: { url: string }) => read(url) } } },
  });
}
