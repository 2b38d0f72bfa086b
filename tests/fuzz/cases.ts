import fc, { type Arbitrary } from 'fast-check';
import type { Dictionary } from '#cli/json/guards.ts';
import { baseBrand } from '#tests/brands/settings/base-brand.ts';
import { type Change, changed, changesAt } from './changes.ts';
import { drawings } from './drawings.ts';
import { extendedTheme, ID, regulator, wholeTheme, wordChanges, words } from './own-files.ts';
import { schemaPlaces } from './schema-places.ts';
import { type FileContent, type Spoil, spoils } from './spoiled-files.ts';

/** A brand with everything it uses, changed in a few places. */
export interface FuzzCase {
  /** Files by path in the workspace; `specimen` stands for the brand's id. */
  readonly files: Readonly<Record<string, FileContent>>;
  /** Whether it changes files of every brand, so that it needs a workspace of its own. */
  readonly isAlone: boolean;
}

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>';
const EVERYTHING = baseBrand('');
const SMALL: Dictionary = {
  id: ID,
  name: 'Specimen',
  merchant: ID,
  site: { domains: [`${ID}.example`] },
  legal: { minimumAge: 18 },
  flags: { USERNAMEREG3: true },
  currency: 'EUR',
  languages: { default: 'EN', offered: ['EN'] },
  theme: { name: 'mini' },
};
const CHILD: Dictionary = {
  id: ID,
  extends: 'mini',
  name: 'Specimen',
  merchant: ID,
  site: { domains: [`${ID}.example`] },
  artwork: { mark: 'mark.svg' },
};
const PARENT = `${ID}-base`;
const STRINE = { tag: 'en-AU', direction: 'ltr', name: 'Strine', english: 'Strine' };

/** A document and its changes, as text. */
function documents(base: unknown, changes: Arbitrary<Change>, most: number): Arbitrary<string> {
  return fc.array(changes, { maxLength: most }).map((list) => JSON.stringify(list.reduce(changed, base), null, 2));
}

const brandChanges = changesAt(schemaPlaces('brand.schema.json'));
const themes = fc.oneof(
  documents(extendedTheme, changesAt(schemaPlaces('theme-extension.schema.json')), 3),
  documents(wholeTheme, changesAt(schemaPlaces('theme.schema.json')), 3),
);
const regulators = documents(regulator, changesAt(schemaPlaces('regulator.schema.json')), 3);
const ownWords = documents(words, wordChanges, 4);
const languages = documents({ XX: STRINE }, changesAt(schemaPlaces('language.schema.json')), 3);
const localeWords = documents({ brand: { tagline: 'Play' } }, changesAt(schemaPlaces('locale.schema.json')), 3);

/** Draws nothing in all but one of this many cases. */
function oneIn<T>(many: number, arbitrary: Arbitrary<T>): Arbitrary<T | undefined> {
  return fc.oneof({ weight: many - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

interface Parts {
  readonly brand: string;
  readonly parent: string;
  readonly mark: string;
  readonly hero: string;
  readonly words: string;
  readonly theme: string | undefined;
  readonly regulator: readonly [text: string, seal: string] | undefined;
  readonly languages: string | undefined;
  readonly locale: string | undefined;
}

const oddDrawing = fc.oneof({ weight: 2, arbitrary: fc.constant(MARK) }, { weight: 1, arbitrary: drawings });

export const cases: Arbitrary<FuzzCase> = fc
  .record({ theme: oneIn(4, themes), regulator: oneIn(4, fc.tuple(regulators, oddDrawing)) })
  .chain(({ theme, regulator: own }) =>
    fc.record({
      theme: fc.constant(theme),
      regulator: fc.constant(own),
      brand: brandsWith(theme !== undefined, own !== undefined),
      parent: documents({ id: PARENT, template: true, extends: 'mini' }, brandChanges, 2),
      mark: oddDrawing,
      hero: oddDrawing,
      words: fc.oneof({ weight: 2, arbitrary: fc.constant(JSON.stringify(words)) }, { weight: 1, arbitrary: ownWords }),
      languages: oneIn(60, languages),
      locale: oneIn(60, localeWords),
      spoiled: oneIn(6, fc.tuple(fc.nat(), spoils)),
    }),
  )
  .map(({ spoiled, ...parts }) => {
    const files = filesOf(parts);
    return { files: spoil(files, spoiled), isAlone: Object.keys(files).some((file) => file.startsWith('locales/')) };
  });

function brandsWith(ownTheme: boolean, ownRegulator: boolean): Arbitrary<string> {
  const bases = [EVERYTHING, SMALL, CHILD, { ...CHILD, extends: PARENT }].map((base) => ({
    ...base,
    ...(ownTheme && { theme: { name: ID } }),
    ...(ownRegulator && { legal: { minimumAge: 21, regulator: ID, licence: 'L-1' } }),
  }));
  return fc.oneof(...bases.map((base) => documents(base, brandChanges, 4)));
}

function filesOf({
  brand,
  parent,
  mark,
  hero,
  words: own,
  theme,
  regulator: supervisor,
  languages: table,
  locale,
}: Parts) {
  const files: Record<string, FileContent> = {
    [`brands/${ID}/brand.json`]: brand,
    [`brands/${ID}/mark.svg`]: mark,
    [`brands/${ID}/hero.svg`]: hero,
    [`brands/${ID}/words/EN.json`]: own,
    [`brands/${PARENT}/brand.json`]: parent,
  };
  // Elsewhere the words of a language that the brand does not offer would be its only problem.
  if (brand.includes('"TY"')) files[`brands/${ID}/words/TY.json`] = JSON.stringify(words);
  if (theme !== undefined) files[`themes/${ID}/theme.json`] = theme;
  if (supervisor) {
    files[`regulators/${ID}.json`] = supervisor[0];
    files[`regulators/${ID}.svg`] = supervisor[1];
  }
  if (table !== undefined) files['locales/languages.json'] = table;
  if (locale !== undefined) files['locales/EN/shell.json'] = locale;
  return files;
}

/** The files with one of them spoiled. */
function spoil(files: Readonly<Record<string, FileContent>>, how: readonly [at: number, spoil: Spoil] | undefined) {
  const names = Object.keys(files);
  const name = how && names[how[0] % names.length];
  const content = name === undefined ? undefined : files[name];
  if (!how || name === undefined || typeof content !== 'string') return files;
  return { ...files, [name]: how[1](content) };
}
