// Writes schemas/generated/platform.openapi.json, the contract as it is published, from its sources in schemas/platform/; `--check` fails
// when it is stale.
import { join } from 'node:path';
import { publishContract } from '../contract/publish-contract.ts';
import { readSources } from '../contract/read-sources.ts';
import { generatedFolder } from './platform-contract.ts';
import { deliver } from './platform-output.ts';

const contract = publishContract(readSources(join(import.meta.dirname, '../..')));
const output = new Map([['platform.openapi.json', `${JSON.stringify(contract, null, 2)}\n`]]);
await deliver(generatedFolder, output, 'npx tsx scripts/generate/platform-bundle.ts');
