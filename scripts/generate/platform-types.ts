// Writes schemas/generated/platform.ts from the platform contract; `--check` fails when it is stale.
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { bundleContract } from '../contract/bundle-contract.ts';
import { readSources } from '../contract/read-sources.ts';
import { generatedFolder } from './platform-contract.ts';
import { deliver } from './platform-output.ts';

// Types of each error's status would say nothing that `Problem` does not.
const contract = bundleContract(readSources(join(import.meta.dirname, '../..')));
const nodes = await openapiTS(JSON.stringify(contract), {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  // Money has a type of its own.
  transform: (schema) =>
    'x-unit' in schema && schema['x-unit'] === 'minor' ? ts.factory.createTypeReferenceNode('MinorUnits') : undefined,
});
const header = `// Generated from schemas/platform/ by scripts/generate/platform-types.ts.

import type { MinorUnits } from '#schemas/money/minor-units.ts';

`;
const output = new Map([['platform.ts', header + astToString(nodes)]]);
await deliver(generatedFolder, output, 'npx tsx scripts/generate/platform-types.ts');
