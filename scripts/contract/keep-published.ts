// `npm run contract:publish`: keeps the shape of the contract as that of the last published version, which later changes are
// compared with. Run it when a version is released.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shapeOf } from './breaking-changes.ts';
import { bundleContract } from './bundle-contract.ts';
import { readSources } from './read-sources.ts';

const root = join(import.meta.dirname, '../..');
const shape = shapeOf(bundleContract(readSources(root)));
writeFileSync(join(root, 'schemas/platform/published.json'), `${JSON.stringify(shape)}\n`);
