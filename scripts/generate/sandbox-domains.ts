// Writes sandbox/generated/domains.ts from the files sandbox/*/domain.ts; `--check` fails when it is stale.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deliver } from './platform-output.ts';

const SANDBOX = join(import.meta.dirname, '..', '..', 'sandbox');
const RERUN = 'npx tsx scripts/generate/sandbox-domains.ts';
/** Defines domains, and declares none. */
const CONTRACT = 'hooks';

const folders = readdirSync(SANDBOX)
  .filter((folder) => folder !== CONTRACT && existsSync(join(SANDBOX, folder, 'domain.ts')))
  .sort();
const camelCase = (kebab: string) => kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const registry = `// Generated from the files sandbox/*/domain.ts by scripts/generate/sandbox-domains.ts.

${folders.map((folder) => `import { domain as ${camelCase(folder)} } from '../${folder}/domain.ts';\n`).join('')}import type { Domain } from '../hooks/domain.ts';

/** Domains by folder. */
export const domains: Readonly<Record<string, Domain>> = {
${folders.map((folder) => (folder === camelCase(folder) ? `  ${folder},\n` : `  '${folder}': ${camelCase(folder)},\n`)).join('')}};
`;
await deliver(join(SANDBOX, 'generated'), new Map([['domains.ts', registry]]), RERUN);
