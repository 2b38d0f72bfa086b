// Writes sandbox/generated/handlers.ts from the files of sandbox/*/operations/; `--check` fails when it is stale.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readContract } from './platform-contract.ts';
import { deliver } from './platform-output.ts';

const SANDBOX = join(import.meta.dirname, '..', '..', 'sandbox');
const RERUN = 'npx tsx scripts/generate/sandbox-handlers.ts';

interface OperationFile {
  id: string;
  /** Relative to `sandbox/`. */
  path: string;
}

/** `hot-games.ts` handles the operation `hotGames`. */
function operationFiles(): OperationFile[] {
  const folders = readdirSync(SANDBOX).map((domain) => `${domain}/operations`);
  return folders
    .filter((folder) => existsSync(join(SANDBOX, folder)))
    .flatMap((folder) => readdirSync(join(SANDBOX, folder)).map((file) => `${folder}/${file}`))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort()
    .map((path) => ({ id: camelCase(basename(path, '.ts')), path }));
}

function camelCase(kebab: string): string {
  return kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function registry(files: OperationFile[]): string {
  return `// Generated from the files of sandbox/*/operations/ by scripts/generate/sandbox-handlers.ts.

${files.map(({ id, path }) => `import { ${id} } from '../${path}';\n`).join('')}import type { Handler, OperationId } from '../calls/call.ts';

/** One handler for each operation: one missing and one too many are both compile errors. */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
${files.map(({ id }) => `  ${id},\n`).join('')}};
`;
}

/** Messages about handlers without an operation, and operations without a handler. */
function mismatches(files: OperationFile[], operations: string[]): string[] {
  const missing = operations.filter((id) => !files.some((file) => file.id === id));
  return [
    ...missing.map((id) => `The operation ${id} has no handler: add its file to sandbox/<domain>/operations/.`),
    ...files
      .filter(({ id }) => !operations.includes(id))
      .map(({ id, path }) => `sandbox/${path} handles ${id}, which is no operation of the contract.`),
    ...files
      .filter(({ id }, index) => files.findIndex((file) => file.id === id) !== index)
      .map(({ id, path }) => `sandbox/${path} handles ${id}, which another file handles too.`),
  ];
}

const files = operationFiles();
await deliver(join(SANDBOX, 'generated'), new Map([['handlers.ts', registry(files)]]), RERUN);
const { operations } = await readContract();
const ids = operations.map(({ operationId }) => operationId);
for (const sentence of mismatches(files, ids)) {
  console.error(sentence);
  process.exitCode = 1;
}
