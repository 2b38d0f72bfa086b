import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadBrands } from '#cli/brand/load-brands.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';

const root = join(import.meta.dirname, '../..');
const FULL_LIST = "'#app/kinds/record-page/history.tsx'";
const folder = join(root, 'app/features');

it('names the view of every page that has a full list in its place', () => {
  const showing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && readFileSync(join(folder, file), 'utf8').includes(FULL_LIST))
    .flatMap((file) => file.split('/')[0] ?? []);
  const { brands } = loadBrands(openWorkspace(root, undefined));
  const naming = brands.flatMap(({ features }) =>
    features.flatMap(({ name, pages = {} }) =>
      Object.values(pages).some(({ views }) => views?.includes('history')) ? [name] : [],
    ),
  );
  expect(showing.length).toBeGreaterThan(0);
  expect(new Set(naming)).toEqual(new Set(showing));
});
