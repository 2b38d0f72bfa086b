import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countFolderImports } from './folder-imports.ts';
import { readProduction } from './production.ts';
import { readSandboxLayers } from './sandbox-layers.mjs';

const { order, upward } = readSandboxLayers();

it('gives each folder and module of the sandbox one place', () => {
  const modules = readdirSync('sandbox').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  expect(modules.filter((name) => !order.includes(name))).toEqual([]);
  expect(order.filter((name) => !existsSync(`sandbox/${name}`))).toEqual([]);
  expect(new Set(order).size).toBe(order.length);
});

it('lists exactly the imports that still run upwards: take out what is gone, add none', async () => {
  const { imports } = await readProduction(['sandbox']);
  const found = countFolderImports(imports, 'sandbox').filter(
    ({ from, to }) => order.indexOf(from) > order.indexOf(to),
  );
  expect(Object.fromEntries(found.map(({ from, to, count }) => [`${from} -> ${to}`, count]))).toEqual(upward);
});
