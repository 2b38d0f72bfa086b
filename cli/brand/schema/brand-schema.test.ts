import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { isDictionary } from '#cli/json/guards.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import { schemaFindings } from './schema-findings.ts';

const folder = join(packageRoot(), 'schemas');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.schema.json'),
);
const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
// A relative $id inside a relative $id confuses ajv when a part is compiled alone.
const base = 'https://brandgen.example/';
for (const file of files) ajv.addSchema({ ...JSON.parse(readFileSync(join(folder, file), 'utf8')), $id: base + file });

interface Property {
  readonly name: string;
  readonly file: string;
  readonly pointer: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly isRequired: boolean;
}

const brandFiles = ['brand.schema.json', ...files.filter((file) => file.startsWith('parts'))];
const properties = brandFiles.flatMap((file) =>
  propertiesOf(JSON.parse(readFileSync(join(folder, file), 'utf8')), file, '#'),
);

describe('the schema of a brand', () => {
  it.each(properties)('describes $name in $file', ({ schema }) => {
    expect(schema).toMatchObject({
      title: expect.stringMatching(/^[A-Z]/),
      description: expect.stringMatching(/^[A-Z#].*\.$/),
      examples: expect.arrayContaining([expect.anything()]),
    });
  });

  it.each(properties)('accepts its own examples and defaults of $name in $file', ({ file, pointer, schema }) => {
    const check = ajv.compile({ $ref: `${base}${file}${pointer}` });
    const values = [schema['examples'], 'default' in schema ? [schema['default']] : []].flat();
    // The example of an object may be incomplete.
    for (const value of values) expect(check(value) || isDictionary(value)).toBe(true);
  });
});

/** Settings of the file itself, which are never inherited. */
const OWN = ['$schema', 'id', 'extends', 'template'];

describe('null in a brand', () => {
  const parts = properties.filter(({ file, name }) => file !== 'brand.schema.json' || !OWN.includes(name));
  const accepts = ({ file, pointer }: Property) => ajv.compile({ $ref: `${base}${file}${pointer}` })(null);

  it.each(parts.filter(({ isRequired }) => !isRequired))('can take away $name in $file', (property) => {
    expect(accepts(property)).toBe(true);
  });

  it.each(parts.filter(({ isRequired }) => isRequired))('cannot take away $name in $file', (property) => {
    expect(accepts(property)).toBe(false);
  });
});

describe('every keyword of a schema', () => {
  it('has its own message', () => {
    const wrong = [
      ['a', { type: 'number' }],
      [5, { enum: [6] }],
      [{ toString: 1 }, { enum: ['a'] }],
      ['', { minLength: 1 }],
      ['ab', { maxLength: 1 }],
      ['ab', { pattern: '^c$' }],
      [[], { minItems: 1 }],
      [[1, 1], { uniqueItems: true }],
      [{}, { required: ['a'] }],
      [{ a: 1 }, { additionalProperties: false }],
      [{ a: 1 }, { propertyNames: { pattern: '^b$' } }],
      [-1, { minimum: 0 }],
      [2, { maximum: 1 }],
      [0, { exclusiveMinimum: 0 }],
      [1, { exclusiveMaximum: 1 }],
    ] as const;
    const rules = wrong.map(([value, schema]) => schemaFindings(ajv.compile({ ...schema }), value)[0]?.finding.rule);
    expect(rules).not.toContain('schema');
    expect(rules).not.toContain(undefined);
  });
});

function propertiesOf(schema: unknown, file: string, pointer: string): Property[] {
  if (!isDictionary(schema)) return [];
  const own = isDictionary(schema['properties']) ? Object.entries(schema['properties']) : [];
  const groups = isDictionary(schema['$defs']) ? Object.entries(schema['$defs']) : [];
  return [
    ...own.flatMap(([name, property]) => {
      const at = `${pointer}/properties/${name}`;
      const isRequired = [schema['required']].flat().includes(name);
      const found = isDictionary(property) ? [{ name, file, pointer: at, schema: property, isRequired }] : [];
      return [...found, ...propertiesOf(property, file, at)];
    }),
    ...groups.flatMap(([name, group]) => propertiesOf(group, file, `${pointer}/$defs/${name}`)),
  ];
}
