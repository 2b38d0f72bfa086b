import { expect, test } from 'vitest';
import { readGraph } from './graph.mjs';

test('a module imports what it runs, and nothing for its types', async () => {
  const graph = await readGraph(['tests/matrix/sample.ts']);
  const parts = ['cells.ts', 'once-per-path.ts', 'pairwise.ts'].map((name) => `tests/matrix/${name}`);
  expect(graph.get('tests/matrix/sample.ts')?.toSorted()).toEqual(parts);
});
