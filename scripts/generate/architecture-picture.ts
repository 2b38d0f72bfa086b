// Draws the picture of docs/architecture.md from the imports of the code; `--check` fails when it is stale.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawLayers, type Layer } from '../house/draw-layers.ts';
import { countFolderImports } from '../house/folder-imports.ts';
import { APP, LAYERS_OF } from '../house/layers.mjs';
import { readProduction } from '../house/production.ts';
import { FLOORS } from '../house/sandbox-layers.mjs';
import { deliver } from './platform-output.ts';

const PICTURE = /(<!-- picture -->\n).*(<!-- \/picture -->)/s;
const docs = join(import.meta.dirname, '../../docs');

const each = (folders: readonly string[]): Layer[] => folders.map((name) => ({ name, folders: [name] }));
const zones: Record<string, Layer[]> = {
  app: each(APP),
  cli: each(LAYERS_OF['cli'] ?? []),
  sandbox: Object.entries(FLOORS).map(([name, folders]) => ({ name, folders })),
};

const { imports } = await readProduction(Object.keys(zones));
const pictures = Object.entries(zones).map(([zone, layers]) =>
  drawLayers({ zone, layers, folderImports: countFolderImports(imports, zone) }),
);

const page = readFileSync(join(docs, 'architecture.md'), 'utf8');
if (!PICTURE.test(page))
  throw new Error('docs/architecture.md has lost the two comments that its picture stands between.');
const drawn = page.replace(
  PICTURE,
  (_all, before, after) => `${before}\n${['```text', pictures.join('\n\n'), '```'].join('\n')}\n\n${after}`,
);
await deliver(docs, new Map([['architecture.md', drawn]]), 'npm run generate');
