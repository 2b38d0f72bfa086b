// Writes schemas/generated/modules.ts, which the sandbox makes its module tree from; `--check` fails when it is stale.
import { join } from 'node:path';
import { modulesOf } from '#cli/brand/resolve/modules-of.ts';
import { readFeatureFacts, whiteLabelFlags } from './feature-facts.ts';
import { deliver } from './platform-output.ts';

const modules = (await readFeatureFacts()).flatMap((feature) =>
  modulesOf(feature).map((modId) => [modId, feature.branch ?? 'SITE'] as const),
);
// A module that several features have is where the first of them is.
const branches = new Map<string, string>();
for (const [module, branch] of modules) if (!branches.has(module)) branches.set(module, branch);
const list = (name: string, value: object) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
const text = [
  '// Generated from app/features/*/feature.json by scripts/generate/module-list.ts.\n\n',
  '/** Every module that switches a feature, with its branch of the module tree. */\n',
  list('FEATURE_MODULES', Object.fromEntries(branches)),
  '\n/** The white-label flags. */\n',
  list('WHITE_LABEL_FLAGS', Object.keys(await whiteLabelFlags())),
];
await deliver(
  join(import.meta.dirname, '../../schemas/generated'),
  new Map([['modules.ts', text.join('')]]),
  'npx tsx scripts/generate/module-list.ts',
);
