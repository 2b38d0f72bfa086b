import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { folderIn } from './folder-imports.ts';
import { LAYERS_OF } from './layers.mjs';

const MODULE = /(?<!\.test|\.fixture|\.d)\.tsx?$/;

it.each(Object.entries(LAYERS_OF))('gives each folder of %s one layer', (zone, layers) => {
  const modules = readdirSync(zone, { recursive: true, encoding: 'utf8' }).filter((file) => MODULE.test(file));
  const folders = new Set(modules.map((file) => folderIn(`${zone}/`, `${zone}/${file}`)));
  expect([...layers].sort()).toEqual([...folders].sort());
});
