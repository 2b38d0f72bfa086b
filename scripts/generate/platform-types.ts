// Writes schemas/generated/platform.ts from the platform contract; `--check` fails when it is stale.
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { contractFile, generatedFolder } from './platform-contract.ts';
import { deliver } from './platform-output.ts';

const nodes = await openapiTS(pathToFileURL(contractFile), {
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
