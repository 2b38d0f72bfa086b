import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc, { type Arbitrary } from 'fast-check';
import { leafTexts } from '#cli/brand/shared/word-keys.ts';
import { repository } from '#tests/cli/run-brandgen.ts';
import type { Change } from './changes.ts';
import { ODD_SYNTAX, ODD_UNICODE } from './odd-texts.ts';
import { oddKeys, oddValues } from './odd-values.ts';

/** Replaced by the id of the case in each of its files. */
export const ID = 'specimen';

const shell: unknown = JSON.parse(readFileSync(join(repository, 'locales/EN/shell.json'), 'utf8'));
export const wholeTheme: unknown = {
  ...JSON.parse(readFileSync(join(repository, 'themes/mini/theme.json'), 'utf8')),
  name: ID,
};

export const extendedTheme = {
  name: ID,
  title: 'A theme of its own.',
  extends: 'aurora',
  palette: { accent: '#a78bfa', neutral: '#6b5b8a', chrome: '#2a1454', call: '#ffb454' },
  layout: { navigation: 'top', tile: 'square' },
  radius: { control: '6px' },
};

export const regulator = {
  id: ID,
  name: 'Authority of Specimen',
  url: 'https://authority.example',
  minimumAge: 18,
  licenceUrl: 'https://authority.example/{{licence}}',
  seal: 'specimen.svg',
  texts: { EN: { notice: '{{brand}} has the licence {{licence}}.' }, TY: { notice: 'Ang {{brand}}: {{licence}}.' } },
};

export const words = { shell: { brand: { tagline: 'Play on' }, legal: { disclaimer: 'For adults.' } } };

const wordPaths = leafTexts(shell).map(([key]) => ['shell', ...key.split('.')]);

/** Changes of a brand's own words. */
export const wordChanges: Arbitrary<Change> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...wordPaths), fc.oneof(fc.constantFrom(...ODD_SYNTAX, ...ODD_UNICODE), oddValues))
      .map(([path, value]): Change => ({ kind: 'set', path, value })),
  },
  fc
    .tuple(fc.constantFrom([], ['shell'], ['shell', 'brand'], ['games']), oddKeys, oddValues)
    .map(([path, key, value]): Change => ({ kind: 'add', path, key, value })),
);
