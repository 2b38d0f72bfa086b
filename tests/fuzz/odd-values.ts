import fc, { type Arbitrary } from 'fast-check';
import type { SchemaNode } from '#scripts/generate/schema-transforms.ts';
import {
  ODD_ADDRESSES,
  ODD_COLORS,
  ODD_LANGUAGES,
  ODD_NAMES,
  ODD_NUMBERS,
  ODD_PATHS,
  ODD_SIZES,
  ODD_STYLES,
  ODD_SYNTAX,
  ODD_UNICODE,
} from './odd-texts.ts';

const SURROGATES = { first: 0xd800, count: 0x800 };

/** Any character, as in the unit `binary` of fast-check, which lists a million of them at every start. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES.count })
  .map((at) => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count), positionOf);

function positionOf(character: unknown): number {
  const code = typeof character === 'string' && [...character].length === 1 ? character.codePointAt(0) : undefined;
  if (code === undefined) throw new Error('It is not one character.');
  return code < SURROGATES.first ? code : code - SURROGATES.count;
}

const anyOddText = fc.oneof(
  ...[
    ODD_ADDRESSES,
    ODD_PATHS,
    ODD_COLORS,
    ODD_STYLES,
    ODD_LANGUAGES,
    ODD_NAMES,
    ODD_UNICODE,
    ODD_SYNTAX,
    ODD_SIZES,
  ].map((texts) => fc.constantFrom(...texts)),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

/** A key that a document does not expect. */
export const oddKeys: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD_NAMES),
  fc.constantFrom(...ODD_UNICODE, ...ODD_SIZES),
  fc.string({ maxLength: 12 }),
);

const nested = fc.integer({ min: 1, max: 90 }).chain((depth) =>
  fc.boolean().map((isList) => {
    let value: unknown = 'deep';
    for (let level = 0; level < depth; level += 1) value = isList ? [value] : { deep: value };
    return value;
  }),
);

/** Draws anything that JSON can say. */
export const oddValues: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: anyOddText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { '': null }, ['a', 'a']) },
  { weight: 2, arbitrary: fc.constantFrom(...ODD_NUMBERS) },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.array(anyOddText, { maxLength: 6 }) },
  { weight: 1, arbitrary: fc.dictionary(oddKeys, anyOddText, { maxKeys: 4 }) },
);

const known = new Map<string, Arbitrary<unknown>>();

/** Values for a place of a schema: valid ones, those at the edges of what is valid, and those beyond them. */
export function valuesFor(schema: SchemaNode): Arbitrary<unknown> {
  const key = JSON.stringify(schema);
  const found = known.get(key) ?? makeValues(schema);
  known.set(key, found);
  return found;
}

function makeValues(schema: SchemaNode): Arbitrary<unknown> {
  const examples = listOf(schema['examples']);
  const choices = [...examples, ...listOf(schema['enum']), ...('default' in schema ? [schema['default']] : [])];
  const valid = [
    ...(choices.length > 0 ? [fc.constantFrom(...choices)] : []),
    ...([schema['type']].flat().includes('boolean') ? [fc.boolean()] : []),
    ...numbers(schema),
    ...texts(schema),
  ];
  const near = examples.filter((example) => typeof example === 'string').map(nearText);
  return fc.oneof(
    ...valid.map((arbitrary) => ({ weight: 6, arbitrary })),
    ...near.map((arbitrary) => ({ weight: 2, arbitrary })),
    { weight: 5, arbitrary: oddValues },
  );
}

function numbers({ minimum, maximum }: SchemaNode): Arbitrary<unknown>[] {
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return [];
  return [fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum - 1, minimum, maximum, maximum + 1)];
}

function texts({ minLength, maxLength, pattern }: SchemaNode): Arbitrary<unknown>[] {
  const edges = [minLength, maxLength].filter((length) => typeof length === 'number');
  const sizes = edges.flatMap((length) => [length - 1, length, length + 1]).filter((length) => length >= 0);
  const ofSize = sizes.map((length) => fc.string({ unit: 'grapheme-ascii', minLength: length, maxLength: length }));
  return [...ofSize, ...(typeof pattern === 'string' ? ofPattern(pattern) : [])];
}

/** Looking ahead cannot be generated, so it only filters. */
function ofPattern(pattern: string): Arbitrary<string>[] {
  const allowed = new RegExp(pattern, 'u');
  // Classes by property cannot be generated either.
  const plain = /\\p\{/.test(pattern)
    ? '^[ -~À-ɏ֐-ۿ一-龥]{1,60}$'
    : pattern.replaceAll(/\(\?[=!][^()]*(\([^()]*\)[^()]*)*\)/g, '');
  try {
    return [fc.stringMatching(new RegExp(plain), { size: 'small' }).filter((text) => allowed.test(text))];
  } catch {
    return [];
  }
}

/** An example with one character more, less or changed. */
function nearText(example: string): Arbitrary<string> {
  const strange = fc.oneof(
    fc.constantFrom('"', "'", '<', '\\', '\n', '/', '.', '-', ' ', '$', '{', ';', 'é', '\0', '\u202E', '🎲'),
    fc.string({ minLength: 1, maxLength: 1 }),
  );
  return fc.tuple(fc.nat(example.length), fc.nat(1), strange).map(([at, cut, added]) => {
    return example.slice(0, at) + added + example.slice(at + cut);
  });
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
