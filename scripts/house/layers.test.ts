import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { folderIn } from './folder-imports.ts';
import { LAYERS_OF } from './layers.mjs';

/** What is generated, and what only tests use. */
const NO_LAYER = ['generated', 'testing'];
const MODULE = /(?<!\.test|\.fixture|\.d)\.tsx?$/;

it.each(Object.entries(LAYERS_OF))('gives each folder of %s one layer', (zone, layers) => {
  const modules = readdirSync(zone, { recursive: true, encoding: 'utf8' }).filter((file) => MODULE.test(file));
  const folders = new Set(modules.map((file) => folderIn(`${zone}/`, `${zone}/${file}`)));
  for (const folder of NO_LAYER) folders.delete(folder);
  expect([...layers].sort()).toEqual([...folders].sort());
});
