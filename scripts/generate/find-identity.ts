import type { IdentityKey } from '#schemas/generated/identity.ts';
import { nodesOf, resolveSchema, type SchemaFiles, type SchemaPlace } from './describe-schema.ts';

interface Identity {
  readonly keys: readonly IdentityKey[];
  readonly words: readonly (readonly string[])[];
}

/** Finds the keys that a schema and the files that it refers to mark as identity, in their order. */
export function findIdentity(files: SchemaFiles, file: string): Identity {
  const schema = files.get(file);
  if (!schema) throw new Error(`There is no schema called ${file}.`);
  const keys: IdentityKey[] = [];
  const words: string[][] = [];
  visit({ schema, file }, [], null);
  return { keys, words };

  function visit(place: SchemaPlace, path: readonly string[], group: readonly string[] | null) {
    const required = [place.schema['required']].flat();
    for (const [name, property] of Object.entries(nodesOf(place.schema['properties']))) {
      const own = [...path, name];
      const removable = required.includes(name) ? group : own;
      const inner = resolveSchema(files, property, place.file);
      const level = property['x-identity'] ?? inner.schema['x-identity'];
      if (level === 'error' || level === 'warning') keys.push({ path: own, level, removable });
      const texts = [property['x-identity-words'] ?? []].flat();
      words.push(...texts.map((text) => String(text).split('.')));
      visit(inner, own, removable);
    }
  }
}
