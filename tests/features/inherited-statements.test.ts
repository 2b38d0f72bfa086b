import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { layerBrand } from '#cli/brand/layers/brand-layers.ts';
import { createBrandReader } from '#cli/brand/layers/brand-source.ts';
import { valueAt } from '#cli/brand/source/json-path.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { checkBrand } from '#schemas/generated/config/brand.js';
import { schemaPlaces } from '#tests/fuzz/schema-places.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandgen-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Values that look like nothing to a program, and are statements in a brand. */
const STATEMENTS: readonly unknown[] = [false, 0, '', []];
const OTHERS: readonly unknown[] = [true, 1, 2, 'x'];

/** A brand has these for itself, or in a spelling of its own. */
const NOT_INHERITED = ['$schema', 'id', 'extends', 'template', 'FREEPLAY3'];

type Steps = readonly string[];

const nested = (steps: Steps, value: unknown) =>
  steps.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);

/** Whether the schema takes a value at a place; the rest of so small a brand is wrong anyway. */
function isAllowed(steps: Steps, value: unknown): boolean {
  const pointer = `/${steps.join('/')}`;
  return checkBrand(nested(steps, value)) || !(checkBrand.errors ?? []).some((error) => error.instancePath === pointer);
}

/** Each setting with a statement that it allows, and another value. */
const cases = schemaPlaces('brand.schema.json').flatMap(({ path, schema }) => {
  const steps = path.filter((step) => typeof step === 'string');
  if (steps.length !== path.length || steps.length === 0 || steps.some((step) => NOT_INHERITED.includes(step)))
    return [];
  const known = [schema['examples'] ?? [], schema['enum'] ?? [], OTHERS].flat(1);
  const lists = Array.isArray(schema['examples']) ? schema['examples'] : [];
  return STATEMENTS.filter((statement) => isAllowed(steps, statement)).flatMap((statement) => {
    const other = [...lists, ...known].find(
      (value) => value !== null && String(value) !== String(statement) && isAllowed(steps, value),
    );
    return other === undefined ? [] : [{ name: steps.join('.'), steps, statement, other }];
  });
});

function put(id: string, brand: unknown): void {
  mkdirSync(join(folder, 'brands', id), { recursive: true });
  writeFileSync(join(folder, 'brands', id, 'brand.json'), JSON.stringify(brand));
}

/** A brand with everything it extends, defaults filled in. */
function settled(house: object, acme: object): unknown {
  put('house', { id: 'house', ...house });
  put('acme', { id: 'acme', extends: 'house', ...acme });
  const read = createBrandReader(openWorkspace(folder, undefined));
  const source = read('acme');
  const layers = source && layerBrand(source, read, ['house', 'acme']);
  if (!layers) throw new Error('The brand should be readable.');
  checkBrand(layers.value);
  return layers.value;
}

it('covers settings of every kind', () => {
  for (const statement of STATEMENTS) {
    const kinds = cases.filter((one) => JSON.stringify(one.statement) === JSON.stringify(statement));
    expect([statement, kinds.length]).toEqual([statement, expect.toSatisfy((count: number) => count > 0)]);
  }
  expect(cases.length).toBeGreaterThan(40);
});

it.each(cases)('$name can be $statement over another value, and passes it on', ({ steps, statement, other }) => {
  const [stated, another] = [nested(steps, statement), nested(steps, other)].map((brand) => Object(brand));
  expect(valueAt(settled(another, stated), steps)).toEqual(statement);
  expect(valueAt(settled(stated, {}), steps)).toEqual(statement);
  expect(valueAt(settled(stated, another), steps)).toEqual(other);
});
