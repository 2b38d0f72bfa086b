import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { folderIn } from './folder-imports.ts';
import { LAYERS_OF } from './layers.mjs';
import { FLOORS } from './sandbox-layers.mjs';

/** Folders without a layer: generated ones, and those of tests. */
const NO_LAYER = ['generated', 'testing'];
const MODULE = /(?<!\.test|\.fixture|\.d)\.tsx?$/;

it.each(Object.entries(LAYERS_OF))('gives each folder of %s one layer', (zone, layers) => {
  const modules = readdirSync(zone, { recursive: true, encoding: 'utf8' }).filter((file) => MODULE.test(file));
  const folders = new Set(modules.map((file) => folderIn(`${zone}/`, `${zone}/${file}`)));
  for (const folder of NO_LAYER) folders.delete(folder);
  expect([...layers].sort()).toEqual([...folders].sort());
});

it('describes folders that the sandbox has, and every one that has a place in the kernel', () => {
  const rows = readFileSync('sandbox/README.md', 'utf8').match(/^\| `.*$/gm) ?? [];
  const described = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(described.filter((name) => name === undefined || !existsSync(`sandbox/${name}`))).toEqual([]);
  expect(FLOORS.kernel.filter((name) => !name.endsWith('.ts') && !described.includes(name))).toEqual([]);
});
