// Writes docs/browsers.md from schemas/browsers.json, the regional data of caniuse-lite and MDN's compatibility data; `--check`
// fails when it is stale.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import browsers from '#schemas/browsers.json' with { type: 'json' };
import { isLater, sinceOf } from '../browsers/compat.ts';
import { FLOOR, leftOut, type Oldest } from '../browsers/regions.ts';
import { table } from './markdown-table.ts';
import { deliver } from './platform-output.ts';

const root = join(import.meta.dirname, '../..');

/** A brand with one of these currencies or regions is played in all of them. */
const GULF = ['AE', 'BH', 'KW', 'OM', 'QA', 'SA'];
const WORLD = 'alt-ww';

/** Other floors, to compare with ours. UC Browser 15.5 stands where Chromium 100 does, and has no newer version. */
const CHOICES: readonly (readonly [name: string, oldest: Oldest])[] = [
  ['this floor', FLOOR],
  ['iOS 14.5', { ...FLOOR, ios_saf: '14.5', safari: '14.1' }],
  ['iOS 16.4', { ...FLOOR, ios_saf: '16.4', safari: '16.4' }],
  ['Chromium 108', chromium('108', '94', '21')],
  ['Chromium 111', chromium('111', '97', '22')],
];

function chromium(chrome: string, opera: string, samsung: string): Oldest {
  const { and_uc: _, ...others } = FLOOR;
  return { ...others, chrome, edge: chrome, opera, samsung };
}

const names = new Intl.DisplayNames('en', { type: 'region' });
const percent = (share: number) => `${share.toFixed(2)} %`;

function regionsOf(brand: string): string[] {
  const text = readFileSync(join(root, 'brands', brand, 'brand.json'), 'utf8');
  const { currency = '', languages = {} }: { currency?: string; languages?: { region?: string } } = parse(text);
  const region = languages.region ?? currency.slice(0, 2);
  if (GULF.includes(region)) return GULF;
  // Dollars are paid in many countries.
  return region === 'US' ? [WORLD] : [region];
}

const regionRows = readdirSync(join(root, 'brands')).flatMap((brand) =>
  regionsOf(brand).map((code) => [
    brand,
    code === WORLD ? 'the world' : (names.of(code) ?? code),
    ...CHOICES.map(([, oldest]) => percent(leftOut(code, oldest))),
  ]),
);

const engineRows = browsers.engines.flatMap((engine) =>
  engine.browsers.map(({ name, oldest }) => [name, oldest, `${engine.name} ${engine.oldest}`]),
);

const beyondRows = browsers.beyond.map(({ name, uses, without }) => [name, sinceText(uses), without]);

/** The newest beginnings among these in each engine, where they are after its floor. */
function sinceText(uses: readonly string[]): string {
  const versions = browsers.engines.flatMap(({ name, data: [first] }) => {
    const versions = first ? uses.flatMap((path) => sinceOf(path, first.id) ?? []) : [];
    const late = versions.filter((version) => first && isLater(version, first.oldest));
    const [newest] = late.sort((one, other) => (isLater(one, other) ? -1 : 1));
    return newest === undefined ? [] : `${name} ${newest}`;
  });
  return versions.join(', ');
}

const page = [
  '<!-- Generated from schemas/browsers.json by scripts/generate/browsers-docs.ts. -->',
  '# Browsers',
  'The oldest browsers that a site works in. `schemas/browsers.json` names them, and the syntax that a build writes, this page and ' +
    'the check in each page follow from it. [Decision 0112](decisions/0112-the-oldest-browsers.md) says why.',
  table(['Browser', 'Oldest version', 'Engine'], engineRows),
  '**iOS 15.4: yes. Chromium 108: yes**, and down to 100, which is where UC Browser stands. Left out are older ones, and Internet ' +
    'Explorer, Opera Mini, KaiOS and QQ Browser in any version.',
  '## Who is left out',
  'Visits from browsers that are left out, in percent of all whose browser is known, by this floor and by others. The brands’ regions ' +
    'are those of their configuration. The data counts Chrome on Android as one, whatever its version, so old phones with an old ' +
    'Chrome are missing in it; Chrome updates itself on Android 8 and later.',
  table(['Brand', 'Region', ...CHOICES.map(([name]) => name)], regionRows),
  '## What older ones see',
  'A page that says in the brand’s languages that the browser is too old, what to do, and how to reach customer service. A script of ' +
    'ten lines in each page shows it, in place of all else and before anything is painted, where one of these is missing:',
  browsers.needs.map(({ test }) => `- \`${test}\``).join('\n'),
  'Where no script may run at all, the prerendered page can be read, and an empty one says after 20 seconds that it did not load.',
  '## What is used beyond the floor',
  'A browser that lacks one of these gets what the last column says. `tests/brands/oldest-browsers.test.ts` finds everything that the ' +
    'built scripts and stylesheets use, and fails on what this table lacks or no longer needs; ' +
    '`tests/e2e/shell/old-browsers.spec.ts` plays without all of it. Scripts are read by the names in them: what a variable hides is not found.',
  table(['Used', 'Since', 'Without it'], beyondRows),
];
await deliver(join(root, 'docs'), new Map([['browsers.md', `${page.join('\n\n')}\n`]]), 'npm run generate');
