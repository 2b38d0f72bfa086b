// Writes docs/themes.md from the schemas of themes and from the rules that derive colours; `--check` fails when it is stale.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAMILIES } from '#cli/brand/theme/token-families.ts';
import { table } from './markdown-table.ts';
import { deliver } from './platform-output.ts';

const root = join(import.meta.dirname, '../..');
const example = 'tests/fixtures/right/theme-that-extends/themes/dusk/theme.json';

interface Described {
  properties: Record<string, { description: string }>;
}

const read = async (file: string) => readFile(join(root, file), 'utf8');
const { properties }: { properties: Record<string, Described & { description: string }> } = JSON.parse(
  await read('schemas/theme-extension.schema.json'),
);
const { $defs }: { $defs: Record<string, Described> } = JSON.parse(await read('schemas/parts/tokens.schema.json'));
const settings = Object.entries(properties).filter(([name]) => name !== '$schema');
const names = (tokens: readonly string[]) => tokens.map((token) => `\`${token}\``).join(', ');

const page = [
  '<!-- Generated from schemas/theme-extension.schema.json and schemas/parts/tokens.schema.json by scripts/generate/theme-docs.ts. -->',
  '# Themes',
  'A theme gives a value to every token of `themes/contract.css.ts`, in a light and a dark scheme. Most themes start from another ' +
    'one and state only what differs. A brand picks a theme by its name; [brand-config.md](brand-config.md) lists what a ' +
    'brand may change of it.',
  '## Write a theme',
  [
    '1. Create `themes/<name>/theme.json`, in this package or in a workspace of your own:',
    ['```json', (await read(example)).trim(), '```'].join('\n'),
    '2. Set `"theme": { "name": "<name>" }` in a brand, and run `npx brandgen validate <brand>`. Every problem names the file, line ' +
      'and column of the value that causes it, also where the value is inherited.',
    '3. Look at it with `npx brandgen dev --kit`, which shows every part of the kit in every theme.',
  ].join('\n\n'),
  'A theme without `extends` states every token itself, as `themes/mini/theme.json` does.',
  'A theme that extends another one takes away what that one states with `null`: `"palette": null` or `"radius": { "card": null }`. ' +
    'The value is then that of the theme that states everything, or is derived from the palette.',
  '## Settings',
  table(
    ['Setting', 'What it does'],
    settings.map(([name, { description }]) => [`\`${name}\``, description]),
  ),
  '## Colours that follow the palette',
  'A token that depends on a base colour keeps the lightness that it has in the base theme and takes the hue of the base ' +
    'colour (in OKLCH, where equal steps look equal). Pages and panels take at most 1.75 times the chroma that they have there. Where two tokens are one colour in the base theme, such as `call` and ' +
    '`accent`, they stay one colour. A text that could not be read on one of its grounds is made lighter or darker, as little ' +
    'as it takes, until every pair of `themes/pairs.json` has a contrast of 4.5:1. So is a base colour of buttons, `accent` or `call`, in a ' +
    'scheme where its shape would be lost on the page and its cards. What a theme states itself is never changed: ' +
    'if it cannot be read, `validate` says so.',
  table(
    ['Base colour', 'For', 'Tokens'],
    Object.entries(FAMILIES).map(([family, tokens]) => [
      `\`${family}\``,
      properties['palette']?.properties[family]?.description ?? '',
      names(tokens),
    ]),
  ),
  '`hot`, `danger` and `win` mean the same in every theme, so no base colour changes their hue.',
  '## Colour tokens',
  table(
    ['Token', 'Colour of'],
    Object.entries($defs['colors']?.properties ?? {}).map(([name, { description }]) => [`\`${name}\``, description]),
  ),
];
await deliver(
  join(root, 'docs'),
  new Map([['themes.md', `${page.join('\n\n')}\n`]]),
  'npx tsx scripts/generate/theme-docs.ts',
);
