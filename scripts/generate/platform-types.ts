// Writes schemas/generated/platform.ts from the platform contract; `--check` fails when it is stale.
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { contractFile, generatedFolder } from './platform-contract.ts';
import { deliver } from './platform-output.ts';

const nodes = await openapiTS(pathToFileURL(contractFile), { rootTypes: true, rootTypesNoSchemaPrefix: true });
const header = '// Generated from schemas/platform/openapi.json by scripts/generate/platform-types.ts.\n\n';
const output = new Map([['platform.ts', header + astToString(nodes)]]);
await deliver(generatedFolder, output, 'npx tsx scripts/generate/platform-types.ts');
