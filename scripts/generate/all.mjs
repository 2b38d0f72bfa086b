// `npm run generate [-- --check]`: rewrites every generated file, or lists the stale ones.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The order counts: later ones read the output of earlier ones. */
const generators = [
  'own-calls-schema.ts',
  'content-schema.ts',
  'module-list.ts',
  'page-ids.ts',
  'schema-types.ts',
  'identity-keys.ts',
  'word-types.ts',
  'config-validators.ts',
  'kept-english.ts',
  'platform-bundle.ts',
  'platform-domains.ts',
  'platform-types.ts',
  'platform-validators.ts',
  'sandbox-handlers.ts',
  'sandbox-domains.ts',
  'platform-operations.ts',
  'feature-calls.ts',
  'sandbox-migrations.ts',
  'sandbox-words.ts',
  'icon-sprite.ts',
  'brand-docs.ts',
  'feature-docs.ts',
  'theme-docs.ts',
  'cli-docs.ts',
  'specification-map.ts',
  'calls-docs.ts',
  'own-calls-docs.ts',
  'platform-guide.ts',
  'call-parts.ts',
  'conform-docs.ts',
  'browsers-docs.ts',
  'decision-index.ts',
  'architecture-picture.ts',
];

const statuses = generators
  .map((name) => join(import.meta.dirname, name))
  .filter((file) => existsSync(file))
  .map(
    (file) =>
      spawnSync(process.execPath, ['--import', 'tsx', file, ...process.argv.slice(2)], { stdio: 'inherit' }).status,
  );
if (statuses.some((status) => status !== 0)) process.exitCode = 1;
