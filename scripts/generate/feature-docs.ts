// Writes docs/features.md from app/features/*/feature.json; `--check` fails when it is stale.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeatureManifest } from '../../schemas/generated/feature.ts';
import { table } from './markdown-table.ts';
import { deliver } from './platform-output.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'app/features');

const files = (await readdir(folder))
  .map((name) => join(folder, name, 'feature.json'))
  .filter((file) => existsSync(file));
const features: FeatureManifest[] = await Promise.all(
  files.map(async (file) => JSON.parse(await readFile(file, 'utf8'))),
);
features.sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'en'));

const rows = features.map(({ name, title, when, module, needs }) => [
  `[\`${name}\`](../app/features/${name}/feature.json)`,
  title,
  when.length === 0 ? 'always' : when.map(condition).join(' and '),
  module === null ? 'always live' : `\`${module}\``,
  needs.map((needed) => `\`${needed}\``).join(', '),
]);
const page = [
  '<!-- Generated from app/features/*/feature.json by scripts/generate/feature-docs.ts. -->',
  '# Features',
  "What a brand's settings bring into its site, and which node of the platform's module tree switches it at run time. " +
    'What is not brought in is absent from the site: its code, styles, words and pictures.',
  table(['Feature', 'What players or agents get', 'In the site when', 'Live with the module', 'Brings along'], rows),
];
await deliver(
  join(root, 'docs'),
  new Map([['features.md', `${page.join('\n\n')}\n`]]),
  'npx tsx scripts/generate/feature-docs.ts',
);

function condition(text: string): string {
  const [kind = '', name = ''] = text.split(':');
  const settings: Record<string, string> = {
    flag: `\`flags.${name}\``,
    'sign-in': `\`signIn\` has \`${name}\``,
    option: `\`${name}\``,
  };
  return settings[kind] ?? text;
}
