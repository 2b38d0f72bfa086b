// Writes docs/features.md from app/features/*/feature.json; `--check` fails when it is stale.
import { join } from 'node:path';
import { brandOptions } from '#cli/brand/resolve/brand-options.ts';
import { partsOf } from '#cli/brand/resolve/conditions.ts';
import type { FeatureManifest } from '#schemas/generated/feature.ts';
import featureCalls from '#schemas/generated/feature-calls.json' with { type: 'json' };
import { readFeatureFacts } from './feature-facts.ts';
import { table } from './markdown-table.ts';
import { deliver } from './platform-output.ts';

type FeaturePage = NonNullable<FeatureManifest['pages']>[string];

const root = join(import.meta.dirname, '../..');
const features = await readFeatureFacts();
const options = features.flatMap(({ option }) => option?.name ?? []);

const rows = features.map(({ name, title, when, module, needs, sites = ['players'], pages = {} }) => [
  `[\`${name}\`](../app/features/${name}/feature.json)`,
  title,
  when.length === 0 ? 'always' : when.map(condition).join(' and '),
  sites.join(', '),
  module === null ? 'always live' : `\`${module}\``,
  Object.values(pages).map(address).join(', '),
  needs.map((needed) => `\`${needed}\``).join(', '),
]);
const page = [
  '<!-- Generated from app/features/*/feature.json by scripts/generate/feature-docs.ts. -->',
  '# Features',
  "What each setting of a brand adds to its site, and which node of the platform's module tree switches it on or off at run time. " +
    'Features that are left out leave no trace in the site: no code, styles, words or pictures. ' +
    '[brand-config.md](brand-config.md) explains the settings. With `agent.host` a brand has two sites, and a feature is in those that it is for.',
  table(
    [
      'Feature',
      'What players or agents get',
      'In the site when',
      'Of two sites, for',
      'Live with the module',
      'Pages (with a module of their own)',
      'Brings along',
    ],
    rows,
  ),
  '## Calls of our own',
  'A platform that lacks a call that a feature needs costs the site that feature; one that a feature can do without costs the part that asks ' +
    'for it. [own-calls.md](own-calls.md) explains the calls; `platform.calls.lacking` of a brand names those that its platform does not have.',
  table(['Feature', 'Needs', 'Can do without'], callRows()),
];
await deliver(
  join(root, 'docs'),
  new Map([['features.md', `${page.join('\n\n')}\n`]]),
  'npx tsx scripts/generate/feature-docs.ts',
);

function callRows(): string[][] {
  return Object.entries(featureCalls)
    .filter(([, { needs, optional }]) => needs.length + optional.length > 0)
    .map(([name, { needs, optional }]) => [`\`${name}\``, quoted(needs), quoted(optional)]);
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function condition(text: string): string {
  const { kind, names } = partsOf(text);
  const listed = names.map((name) => `\`${name}\``).join(' or ');
  if (kind === 'flag') return names.map((name) => `\`flags.${name}\``).join(' or ');
  if (kind === 'log-in') return `\`logIn\` has ${listed}`;
  if (kind === 'category') return `\`categories\` has ${listed}`;
  if (kind === 'bot-check') return `\`auth.botCheck.provider\` is ${listed}`;
  return names.map(option).join(' or ');
}

/** The setting that an operator writes for an option. */
function option(name: string): string {
  return options.includes(name) ? `\`content.${name}\`` : (brandOptions[name]?.setting ?? name);
}

function address({ path, memberPage, agentPage, module, views = [] }: FeaturePage): string {
  const own = [...(module ? [module] : []), ...views.map((view) => `&view=${view}`)]
    .map((name) => ` (\`${name}\`)`)
    .join('');
  return `\`${path ?? (memberPage ? `/member?page=${memberPage}` : `/agentHome?page=${agentPage}`)}\`${own}`;
}
