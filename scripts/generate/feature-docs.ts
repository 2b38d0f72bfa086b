// Writes docs/features.md from app/features/*/feature.json; `--check` fails when it is stale.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeatureManifest } from '#schemas/generated/feature.ts';
import { table } from './markdown-table.ts';
import { deliver } from './platform-output.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'app/features');

const OPTIONS: Readonly<Record<string, string>> = {
  agents: '`agents`',
  disclaimer: '`legal.disclaimer`',
  registration: 'not `registration.closed`',
  remember: '`auth.remember` is not `off`',
  firebase: '`auth.firebase` is set',
  'default-password': '`auth.defaultPassword` is set',
  'security-questions': '`auth.securityQuestions`',
  lottery: '`categories` has `lott` or `elott`',
};

const { properties: content }: { properties: object } = JSON.parse(
  await readFile(join(root, 'schemas/parts/content.schema.json'), 'utf8'),
);
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
  "What each setting of a brand adds to its site, and which node of the platform's module tree switches it on or off at run time. " +
    'Features that are left out leave no trace in the site: no code, styles, words or pictures. ' +
    '[brand-config.md](brand-config.md) explains the settings.',
  table(['Feature', 'What players or agents get', 'In the site when', 'Live with the module', 'Brings along'], rows),
];
await deliver(
  join(root, 'docs'),
  new Map([['features.md', `${page.join('\n\n')}\n`]]),
  'npx tsx scripts/generate/feature-docs.ts',
);

function condition(text: string): string {
  const [kind = '', name = ''] = text.split(':');
  if (kind === 'flag') return `\`flags.${name}\``;
  if (kind === 'log-in') return `\`logIn\` has \`${name}\``;
  return option(name);
}

/** What an operator writes for an option of feature.json. */
function option(name: string): string {
  const bot = name.match(/^bot-(.+)$/)?.[1];
  if (bot !== undefined) return `\`auth.botCheck.provider\` is \`${bot}\``;
  if (name in content) return `\`content.${name}\``;
  const said = OPTIONS[name];
  if (said === undefined) throw new Error(`No setting is known for the option ${name} of a feature.`);
  return said;
}
