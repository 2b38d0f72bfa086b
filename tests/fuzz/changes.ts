import fc, { type Arbitrary } from 'fast-check';
import { isDictionary } from '#cli/json/guards.ts';
import { oddKeys, oddValues, valuesFor } from './odd-values.ts';
import type { SchemaPlace } from './schema-places.ts';

type Path = SchemaPlace['path'];

/** One change of a document. */
export interface Change {
  readonly kind: 'set' | 'remove' | 'add' | 'repeat' | 'wrap';
  readonly path: Path;
  readonly key?: string;
  readonly value?: unknown;
}

/** Changes at the places of a schema. */
export function changesAt(places: readonly SchemaPlace[]): Arbitrary<Change> {
  return fc.constantFrom(...places.filter(({ path }) => path.length > 0)).chain(({ path, schema }) =>
    fc.oneof(
      { weight: 12, arbitrary: valuesFor(schema).map((value): Change => ({ kind: 'set', path, value })) },
      { weight: 1, arbitrary: fc.constant<Change>({ kind: 'remove', path }) },
      { weight: 1, arbitrary: fc.constantFrom<Change>({ kind: 'repeat', path }, { kind: 'wrap', path }) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(oddKeys, oddValues)
          .map(([key, value]): Change => ({ kind: 'add', path: path.slice(0, -1), key, value })),
      },
    ),
  );
}

/** The document after a change; what is missing on the way is created. */
export function changed(document: unknown, { kind, path, key = '', value }: Change): unknown {
  if (kind === 'set') return withValue(document, path, () => value);
  if (kind === 'remove') return withValue(document, path, () => undefined);
  if (kind === 'wrap') return withValue(document, path, (before) => [before]);
  if (kind === 'add') return withValue(document, [...path, key], () => value);
  return withValue(document, path, (before) => (Array.isArray(before) ? [...before, ...before] : [before, before]));
}

function withValue(document: unknown, [step, ...rest]: Path, make: (before: unknown) => unknown): unknown {
  if (step === undefined) return make(document);
  if (typeof step === 'number') {
    const list = Array.isArray(document) ? [...document] : [];
    list[step] = withValue(list[step], rest, make) ?? null;
    return list;
  }
  const entries = new Map(Object.entries(isDictionary(document) ? document : {}));
  const inner = withValue(entries.get(step), rest, make);
  if (inner === undefined) entries.delete(step);
  else entries.set(step, inner);
  // Entries become own properties, even __proto__.
  return Object.fromEntries(entries);
}
