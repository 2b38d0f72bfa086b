import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countFolderImports } from './folder-imports.ts';
import { readProduction } from './production.ts';
import sandbox from './sandbox-layers.json' with { type: 'json' };

/** What is generated, what only tests use, and what is no code. */
const NO_LAYER = ['generated', 'testing', 'demo-game', 'tsconfig.json'];

const order = sandbox.layers.flatMap(({ folders }) => folders);

it('gives each folder and module of the sandbox one place', () => {
  const present = readdirSync('sandbox').filter((name) => !NO_LAYER.includes(name) && !name.endsWith('.test.ts'));
  expect(order.toSorted()).toEqual(present.sort());
});

it('lists exactly the imports that still run upwards: take out what is gone, add none', async () => {
  const { imports } = await readProduction(['sandbox']);
  const upward = countFolderImports(imports, 'sandbox').filter(
    ({ from, to }) => order.indexOf(from) > order.indexOf(to),
  );
  expect(Object.fromEntries(upward.map(({ from, to, count }) => [`${from} -> ${to}`, count]))).toEqual(sandbox.upward);
});
