// Writes schemas/generated/identity.ts, the settings that the brand's schema marks with `x-identity` and the words that it marks
// with `x-identity-words`; `--check` fails when it is stale.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IdentityKey } from '#schemas/generated/identity.ts';
import { nodesOf, resolveSchema, type SchemaFiles, type SchemaPlace } from './describe-schema.ts';
import { deliver } from './platform-output.ts';
import type { SchemaNode } from './schema-transforms.ts';

interface Identity {
  readonly keys: readonly IdentityKey[];
  readonly words: readonly (readonly string[])[];
}

const schemas = join(import.meta.dirname, '../../schemas');

const files = new Map<string, SchemaNode>();
for (const file of (await readdir(schemas, { recursive: true })).filter((name) => name.endsWith('.schema.json'))) {
  files.set(file, JSON.parse(await readFile(join(schemas, file), 'utf8')));
}
const { keys, words } = findIdentity(files, 'brand.schema.json');
const text = `// Generated from schemas/brand.schema.json by scripts/generate/identity-keys.ts.
/** A setting that says who stands behind a brand. */
export interface IdentityKey {
  readonly path: readonly string[];
  /** Says how serious it is to take the value over from another brand. */
  readonly level: 'error' | 'warning';
  /** The setting itself or the nearest group around it that null takes away; null if a brand needs all of them. */
  readonly removable: readonly string[] | null;
}

/** Marked with \`x-identity\` in the schema; everything in a marked group belongs to it. */
export const identityKeys: readonly IdentityKey[] = ${JSON.stringify(keys)};

/** Groups of words, marked with \`x-identity-words\`: the namespace first. */
export const identityWords: readonly (readonly string[])[] = ${JSON.stringify(words)};
`;
await deliver(
  join(schemas, 'generated'),
  new Map([['identity.ts', text]]),
  'npx tsx scripts/generate/identity-keys.ts',
);

/** Finds the keys that a schema and the files that it refers to mark as identity, in their order. */
function findIdentity(files: SchemaFiles, file: string): Identity {
  const schema = files.get(file);
  if (!schema) throw new Error(`There is no schema called ${file}.`);
  const keys: IdentityKey[] = [];
  const words: string[][] = [];
  visit({ schema, file }, [], null);
  return { keys, words };

  function visit(parent: SchemaPlace, path: readonly string[], group: readonly string[] | null) {
    const required = [parent.schema['required']].flat();
    for (const [name, property] of Object.entries(nodesOf(parent.schema['properties']))) {
      const own = [...path, name];
      const removable = required.includes(name) ? group : own;
      const inner = resolveSchema(files, property, parent.file);
      const level = property['x-identity'] ?? inner.schema['x-identity'];
      if (level === 'error' || level === 'warning') keys.push({ path: own, level, removable });
      const texts = [property['x-identity-words'] ?? []].flat();
      words.push(...texts.map((text) => String(text).split('.')));
      visit(inner, own, removable);
    }
  }
}
