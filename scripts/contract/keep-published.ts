// `npm run contract:publish`: keeps the shape of the contract as that of the last published version, which later changes are
// compared with, and the document under its version, where it stays. Run it when a version is released.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shapeOf } from './breaking-changes.ts';
import { bundleContract } from './bundle-contract.ts';
import { publishContract } from './publish-contract.ts';
import { readSources } from './read-sources.ts';

const root = join(import.meta.dirname, '../..');
const sources = readSources(root);
const shape = shapeOf(bundleContract(sources));
const folder = join(root, 'schemas/platform');
writeFileSync(join(folder, 'published.json'), `${JSON.stringify(shape)}\n`);
writeFileSync(join(folder, `v${shape.version}.openapi.json`), `${JSON.stringify(publishContract(sources))}\n`);
