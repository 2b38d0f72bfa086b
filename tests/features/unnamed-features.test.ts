import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandOptions } from '#cli/brand/resolve/brand-options.ts';
import { DOMAIN_CALLS, PLATFORM_DOMAINS } from '#schemas/generated/platform-domains.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Keys and values of a brand's file, which the generator reads by name; some are called like a feature. */
const settings = readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(brand|parts.*)\.schema\.json$/.test(file))
  .map((file) => textOf(`schemas/${file}`))
  .join('\n');
const features = readdirSync(join(root, 'app/features')).filter((name) => !settings.includes(`"${name}"`));

/** What talks to platforms names domains, calls, live events and fields of their contract, some of which are called like a feature. */
const ABOUT_THE_CONTRACT = /^cli\/(conform|serve\/half)\//;
const OF_THE_CONTRACT: readonly string[] = [
  ...PLATFORM_DOMAINS,
  ...Object.values(DOMAIN_CALLS).map(({ operationId }) => operationId),
  ...['welcome', 'deposit', 'withdrawal'],
];

const sources = readdirSync(join(root, 'cli'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|hbs)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => `cli/${file}`);

/** Names of features that a source has as a whole text, or as part of a condition or an import. */
function namedIn(source: string): string[] {
  const texts = [...source.matchAll(/(['"`])((?:(?!\1).)*)\1/g)].flatMap(([, , text = '']) => text.split(/[:/]/));
  return features.filter((name) => texts.includes(name));
}

it.each([
  ["features.includes('live-chat')", ['live-chat']],
  ["import { feature } from '/app/features/lottery/feature.ts'", ['lottery']],
  ["known.has('option:bot-altcha')", ['bot-altcha']],
  ["{ text: 'The lottery' }", []],
])('finds the features that %s names', (source, names) => expect(namedIn(source)).toEqual(names));

it('finds no feature that the generator names: it reads what their feature.json files say', () => {
  const isOfContract = (file: string, name: string) => ABOUT_THE_CONTRACT.test(file) && OF_THE_CONTRACT.includes(name);
  const named = sources.map(
    (file) => [file, namedIn(textOf(file)).filter((name) => !isOfContract(file, name))] as const,
  );
  expect(named.filter(([, names]) => names.length > 0)).toEqual([]);
  expect(Object.keys(brandOptions).filter((name) => features.includes(name))).toEqual([]);
});
