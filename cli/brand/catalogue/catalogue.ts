import { join } from 'node:path';
import { readWholeFiles } from '#cli/package/whole-words.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { type Regulators, readRegulators } from '../regulators/read-regulators.ts';
import { type ContrastPair, readContrastPairs } from '../shared/contrast-pairs.ts';
import { contrastRatio } from '../shared/contrast-ratio.ts';
import { type Features, readFeatures } from '../shared/features.ts';
import { type KnownTexts, knownTexts } from '../shared/known-texts.ts';
import { type Languages, readLanguages } from '../shared/languages.ts';
import { type LocaleWords, readLocaleWords, readWholeWords } from '../shared/locale-words.ts';
import { oncePerKey } from '../shared/once.ts';
import type { Report } from '../shared/read-shared.ts';
import { readScriptFaces, type ScriptFaces } from '../shared/script-faces.ts';
import { missingKeys, pluralForms } from '../shared/word-keys.ts';
import { type LanguageState, readWordState } from '../shared/word-state.ts';
import { isPresent } from '../source/home.ts';
import { themeNames } from '../theme/find-themes.ts';
import { createThemeReader, type FoundTheme } from '../theme/theme-reader.ts';
import { builtInLocales, type Workspace } from '../workspace/workspace.ts';

/** Features, languages, regulators, themes and words for brands. Reads each file once per run. */
export interface Catalogue {
  readonly features: Features;
  readonly languages: Languages;
  readonly regulators: Regulators;
  theme(name: string): FoundTheme;
  themeNames(): string[];
  words(code: string, namespace: string): LocaleWords;
  /** The site's own texts of a namespace, with their placeholders in English and in a language. */
  places(code: string, namespace: string): KnownTexts;
  /** Plural categories of a language, those of English for an unknown one. */
  forms(code: string): readonly string[];
  /** Keys of the English words of a namespace that a language lacks. */
  missingWords(code: string, namespace: string): readonly string[];
  /** Drafts and stale texts among the site's own words of a language. */
  wordState(code: string): LanguageState;
  /** Whether the workspace's own locales/ replace a text of the site. @param key dotted */
  isReplaced(code: string, namespace: string, key: string): boolean;
  readonly contrastPairs: readonly ContrastPair[];
  scriptFaces(): ScriptFaces;
  /** Contrast ratio of text on a ground over a page. Memoised, as most brands share most colours. */
  contrast(text: string, ground: string, page: string): number;
  /** Problems of the shared files read so far. */
  problems(): readonly Problem[];
}

/** The language whose words are always complete. */
export const REFERENCE_LANGUAGE = 'EN';

export function openCatalogue({ builtIn, locales, regulators, themes }: Workspace): Catalogue {
  const problems = new Map<string, Problem>();
  // A linked folder is reported for each of its files; keep one problem.
  const report: Report = (reported) =>
    reported.forEach((problem) => void problems.set(JSON.stringify(problem), problem));
  const contrastPairs = readContrastPairs(builtIn);
  const languages = readLanguages(locales, report);
  const own = builtInLocales({ builtIn });
  const others = locales.filter((folder) => folder !== own);
  const whole = readWholeFiles();
  const faces = oncePerKey(() => readScriptFaces(builtIn));
  const builtInWords = oncePerKey((key) => {
    const [code = '', namespace = ''] = key.split('/');
    // Plural forms, and so what is whole, depend on the tag.
    const known = whole[code]?.tag === languages.table[code]?.tag ? whole[code]?.digests[namespace] : undefined;
    const file = join(own, code, `${namespace}.json`);
    return readWholeWords(file, known) ?? readLocaleWords({ code, namespace, locales: [own] }, report);
  });
  const wordsOf = oncePerKey((key) => {
    const [code = '', namespace = ''] = key.split('/');
    const isReplaced = others.some((folder) => isPresent(join(folder, code, `${namespace}.json`)));
    return isReplaced ? readLocaleWords({ code, namespace, locales }, report) : builtInWords(key);
  });
  const missing = oncePerKey((key) => {
    const [code = '', namespace = ''] = key.split('/');
    const [english, words] = [builtInWords(`${REFERENCE_LANGUAGE}/${namespace}`), wordsOf(key)];
    if (english.isWhole && words.isWhole) return [];
    return missingKeys(english.keys, words.keys, languages.table[code]?.tag ?? 'en');
  });
  const places = oncePerKey((key) => {
    const [code = '', namespace = ''] = key.split('/');
    // The site never shows words that only a workspace's own locales/ have, so they do not count as known.
    const textsOf = (language: string) => builtInWords(`${language}/${namespace}`).texts();
    return knownTexts(textsOf(REFERENCE_LANGUAGE), code === REFERENCE_LANGUAGE ? [] : textsOf(code));
  });
  const replaced = oncePerKey((key) => {
    if (wordsOf(key) === builtInWords(key)) return new Set<string>();
    const before = new Map(builtInWords(key).texts());
    return new Set(
      wordsOf(key)
        .texts()
        .flatMap(([name, text]) => (before.get(name) === text ? [] : [name])),
    );
  });
  const forms = oncePerKey((code) => pluralForms(languages.table[code]?.tag ?? 'en'));
  const contrasts = oncePerKey((key) => {
    const [text = '', ground = '', page = ''] = key.split(' ');
    return contrastRatio(text, ground, page);
  });
  return {
    features: readFeatures(builtIn, report),
    languages,
    regulators: readRegulators({ folders: regulators, codes: Object.keys(languages.table), report }),
    theme: createThemeReader({ folders: themes, pairs: contrastPairs, builtIn, report }),
    themeNames: () => themeNames(themes),
    words: (code, namespace) => wordsOf(`${code}/${namespace}`),
    places: (code, namespace) => places(`${code}/${namespace}`),
    forms,
    missingWords: (code, namespace) => missing(`${code}/${namespace}`),
    wordState: oncePerKey((code) => readWordState(builtIn, code, report)),
    isReplaced: (code, namespace, key) => replaced(`${code}/${namespace}`).has(key),
    contrastPairs,
    scriptFaces: () => faces(''),
    contrast: (text, ground, page) => contrasts(`${text} ${ground} ${page}`),
    problems: () => [...problems.values()],
  };
}

/** Names of everything that can have words. */
export function namespacesOf({ features }: Pick<Catalogue, 'features'>): string[] {
  return ['shell', ...features.all.map(({ name }) => name)];
}
