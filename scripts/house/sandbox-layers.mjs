import { readdirSync, readFileSync } from 'node:fs';

/** What is generated, what only tests use, and what runs in a page. */
const NO_LAYER = ['generated', 'testing', 'demo-game'];

/** See sandbox-layers.d.mts. */
export function readSandboxLayers() {
  const { layers, upward } = JSON.parse(readFileSync('scripts/house/sandbox-layers.json', 'utf8'));
  const listed = [...layers.flatMap(({ folders }) => folders), ...NO_LAYER];
  const others = readdirSync('sandbox', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !listed.includes(entry.name))
    .map(({ name }) => name);
  const placed = layers.map(({ name, folders }) => ({
    name,
    folders: name === 'domains' ? [...others.sort(), ...folders] : folders,
  }));
  return { layers: placed, order: placed.flatMap(({ folders }) => folders), upward };
}
