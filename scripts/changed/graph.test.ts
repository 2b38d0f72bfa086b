import { expect, test } from 'vitest';
import { readGraph } from './graph.mjs';

test('a module imports what it runs, and nothing for its types', async () => {
  const graph = await readGraph(['tests/matrix/sample.ts']);
  const parts = ['cells.ts', 'once-per-path.ts', 'pairwise.ts'].map((name) => `tests/matrix/${name}`);
  expect(graph.get('tests/matrix/sample.ts')?.toSorted()).toEqual(parts);
});

test('an import of types alone counts where it is asked for', async () => {
  const file = 'scripts/words/find-missing-entries.ts';
  const type = 'schemas/generated/words.ts';
  const [running, all] = await Promise.all([readGraph([file]), readGraph([file], { types: true })]);
  expect(running.get(file)).not.toContain(type);
  expect(all.get(file)).toContain(type);
});
