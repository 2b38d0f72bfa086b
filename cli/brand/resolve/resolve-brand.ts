import type { FilledBrandConfig } from '#schemas/generated/filled-brand.ts';
import { ARTWORK_SETTINGS } from '../artwork/artwork-setting.ts';
import { withRegulatorWords } from '../regulators/regulator-words.ts';
import type {
  BrandInput,
  BrandSettings,
  ResolvedBrand,
  ResolvedFeature,
  ResolvedLanguage,
  ResolvedLanguages,
  WordsByNamespace,
} from '../resolved-brand.ts';
import type { CompleteTheme } from '../theme/complete-theme.ts';
import type { Candidate } from './candidate.ts';
import { careParts } from './care-parts.ts';
import { deepFreeze } from './deep-freeze.ts';
import { englishFallback, englishInPlace } from './find-untranslated.ts';
import { linkFeatures } from './link-features.ts';
import { regionalTag } from './regional-tag.ts';
import { resolveAssets } from './resolve-assets.ts';
import { resolveTheme } from './resolve-theme.ts';
import { siteFacts } from './site-facts.ts';

/** Derives everything from a valid brand, once. @throws for an invalid one: the caller has to validate first */
export function resolveBrand(candidate: Candidate, filled: FilledBrandConfig): ResolvedBrand {
  const { id, catalogue, layers } = candidate;
  const config = settingsOf(filled, catalogue);
  const theme = findTheme(candidate, config);
  const features = linkFeatures(config, catalogue.features.all);
  const parts = {
    config,
    features,
    languages: resolveLanguages(candidate, config, features),
    theme: resolveTheme(config.theme, theme),
  };
  const [own] = layers.layers;
  const [domain, ...moreDomains] = config.site.domains;
  if (domain === undefined) throw new Error(`The brand ${id} has no domain.`);
  return deepFreeze({
    id,
    folder: own.folder,
    file: own.document.file,
    ...parts,
    domains: [domain, ...moreDomains],
    words: Object.fromEntries(config.languages.offered.map((code) => [code, wordsOf(candidate, config, code)])),
    assets: resolveAssets(candidate, config),
    site: siteFacts(parts, catalogue),
    environment: candidate.environment,
    inputs: collectInputs(candidate, config, { theme, features }),
  });
}

function wordsOf({ catalogue, ownWords }: Candidate, { legal }: BrandSettings, code: string): WordsByNamespace {
  const regulator = catalogue.regulators.get(legal.regulator)?.value;
  return withRegulatorWords(ownWords(code).words, regulator, code);
}

/** Names of the features of a valid brand. */
export function featureNames(filled: FilledBrandConfig, catalogue: Candidate['catalogue']): string[] {
  return linkFeatures(settingsOf(filled, catalogue), catalogue.features.all).map(({ name }) => name);
}

function settingsOf(filled: FilledBrandConfig, { regulators }: Candidate['catalogue']): BrandSettings {
  const {
    $schema: _editor,
    environments: _others,
    flags: { FREEPLAY3: _spelling, ...flags },
    ...rest
  } = filled;
  return { ...rest, flags, responsibleGaming: careParts(filled, regulators) };
}

function findTheme({ id, catalogue }: Candidate, { theme }: BrandSettings): CompleteTheme {
  const foundTheme = catalogue.theme(theme.name);
  if (typeof foundTheme === 'string') throw new Error(`The brand ${id} has no theme.`);
  return foundTheme;
}

function resolveLanguages(
  candidate: Candidate,
  { currency, languages }: BrandSettings,
  features: readonly ResolvedFeature[],
): ResolvedLanguages {
  const { id, catalogue } = candidate;
  const namespaces = ['shell', ...features.map(({ name }) => name)];
  const offered = languages.offered.map((code): ResolvedLanguage => {
    const entry = catalogue.languages.table[code];
    if (!entry) throw new Error(`The brand ${id} offers the unknown language ${code}.`);
    const files = namespaces.map((name) => [name, catalogue.words(code, name).inputs.map(({ file }) => file)] as const);
    const fallback = englishFallback(candidate, code, namespaces);
    const current = englishInPlace(candidate, code, namespaces);
    return {
      code,
      ...entry,
      tag: regionalTag(entry, currency, languages.region),
      files: Object.fromEntries(files.filter(([, list]) => list.length > 0)),
      ...(Object.keys(fallback).length > 0 && { fallback }),
      ...(Object.keys(current).length > 0 && { current }),
    };
  });
  const preferred = offered.find(({ code }) => code === languages.default);
  if (!preferred) throw new Error(`The brand ${id} does not offer its default language.`);
  return { default: preferred, offered };
}

interface Foundations {
  readonly theme: CompleteTheme;
  readonly features: readonly ResolvedFeature[];
}

function collectInputs(candidate: Candidate, config: BrandSettings, { theme, features }: Foundations): BrandInput[] {
  const { catalogue, layers, ownWords, examine } = candidate;
  const regulator = catalogue.regulators.get(config.legal.regulator);
  const namespaces = ['shell', ...features.map(({ name }) => name)];
  const inputs = [
    ...layers.layers.map(({ document: { file, digest } }) => ({ file, digest })),
    ...config.languages.offered.flatMap((code) => [
      ...ownWords(code).inputs,
      ...[catalogue.wordState(code).input].flatMap((input) => input ?? []),
      ...namespaces.flatMap((namespace) => catalogue.words(code, namespace).inputs),
    ]),
    ...ARTWORK_SETTINGS.flatMap((setting) => {
      const name = config.artwork[setting];
      return name === null ? [] : (examine(setting, name).input ?? []);
    }),
    ...(regulator ? [regulator.input] : []),
    ...(regulator?.seal ? [regulator.seal] : []),
    ...catalogue.features.inputs,
    ...catalogue.languages.inputs,
    ...theme.inputs,
  ];
  const byFile = new Map(inputs.map((input) => [input.file, input]));
  return [...byFile.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}
