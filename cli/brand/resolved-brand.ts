import type { FeatureManifest } from '#schemas/generated/feature.ts';
import type {
  BrandFlags,
  BrandResponsibleGaming,
  FilledBrandConfig,
  TokenOverrides,
} from '#schemas/generated/filled-brand.ts';
import type { LanguageEntry } from '#schemas/generated/language.ts';
import type { SiteBrand, SiteLanguage } from '#schemas/generated/site.ts';
import type { ThemeConfig } from '#schemas/generated/theme.ts';

/**
 * A brand after reading: defaults filled in, inheritance merged, checked against every rule, and
 * deep-frozen. Paths are absolute. `sitesOf` gives its sites.
 */
export interface ResolvedBrand {
  readonly id: string;
  readonly folder: string;
  /** The brand's own brand.json. */
  readonly file: string;
  /** The configuration with inheritance and defaults; `FREEPLAY3` has become `FREEPAY3`. */
  readonly config: BrandSettings;
  /** Host names that serve the site, the main one first; never empty. */
  readonly domains: readonly [string, ...string[]];
  /** Linked features in their order, including those that others need. */
  readonly features: readonly ResolvedFeature[];
  readonly languages: ResolvedLanguages;
  readonly theme: ResolvedTheme;
  /** The regulator's and the brand's own words by language code and namespace, to be merged deep over those of `locales/`. */
  readonly words: Readonly<Record<string, WordsByNamespace>>;
  readonly assets: ResolvedAssets;
  /** The brand data of the page, except what only a build knows. */
  readonly site: SiteFacts;
  readonly environment: ResolvedEnvironment;
  /** The operator's code between the site and the platform, if the workspace has some. */
  readonly adapter?: BrandInput;
  /** Every input file of this brand, without duplicates, sorted by path. A cache key is made of them. */
  readonly inputs: readonly BrandInput[];
}

/** The white-label flags. All ten are present. */
export type Flags = Omit<BrandFlags, 'FREEPLAY3'>;

/** Whether each part of player care is in the brand. */
export type CareParts = Readonly<Record<CarePart, boolean>>;

export type CarePart = keyof BrandResponsibleGaming;

export type BrandSettings = Omit<FilledBrandConfig, '$schema' | 'environments' | 'flags' | 'responsibleGaming'> & {
  readonly flags: Flags;
  readonly responsibleGaming: CareParts;
};

/** The environment that a brand is resolved for. */
export interface ResolvedEnvironment {
  /** Null for production. */
  readonly name: string | null;
  /** Hosts of the brand's other environments. No file of the production site may name one. */
  readonly foreign: readonly ForeignHost[];
  /** The hosts of production and of all other environments, the longest first; empty for a brand without environments. */
  readonly hosts: readonly PlacedHost[];
}

export interface ForeignHost {
  readonly environment: string;
  readonly host: string;
}

export interface PlacedHost {
  readonly host: string;
  /** Path of the setting, such as `site.domains.0`, that has another host in another environment. */
  readonly place: string;
}

export interface ResolvedFeature extends FeatureManifest {
  /** The feature's folder in app/features. */
  readonly folder: string;
}

export interface ResolvedLanguages {
  readonly default: ResolvedLanguage;
  /** Languages in the order of the menu. */
  readonly offered: readonly ResolvedLanguage[];
}

export interface ResolvedLanguage extends LanguageEntry {
  /** Product code, such as TY. */
  readonly code: string;
  /**
   * Word files by namespace (shell and the linked features), to be merged deep in this order: the built-in one, then the
   * workspace's. A namespace without words has no entry.
   */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** English texts in place of missing ones, in a draft only. */
  readonly fallback?: WordsByNamespace;
  /** English texts in place of stale ones that may not say anything else than English; missing if there are none. */
  readonly current?: WordsByNamespace;
}

export interface ResolvedTheme {
  readonly name: string;
  readonly file: string;
  readonly scheme: ThemeConfig['scheme'];
  readonly layout: Required<ThemeConfig['layout']>;
  readonly fonts: ThemeConfig['fonts'];
  readonly tokens: ThemeTokens;
}

/** A value for every token of themes/contract.css.ts. */
export type ThemeTokens = Pick<ThemeConfig, keyof TokenOverrides>;

/** Words of one namespace: nested groups of texts in the i18next v4 JSON format. */
export interface Words {
  readonly [key: string]: string | Words;
}

export type WordsByNamespace = Readonly<Record<string, Words>>;

export interface ResolvedAssets {
  readonly mark: string;
  readonly markDark: string | null;
  readonly wordmark: string | null;
  readonly wordmarkDark: string | null;
  readonly hero: string | null;
  /** Path of the regulator's seal. */
  readonly seal: string | null;
}

/** `SiteBrand` without the build's identity, word folders and hashed artwork names. */
export type SiteFacts = Omit<SiteBrand, 'build' | 'languages' | 'artwork'> & {
  readonly languages: Omit<SiteBrand['languages'], 'offered'> & {
    readonly offered: readonly Omit<SiteLanguage, 'words'>[];
  };
};

export interface BrandInput {
  readonly file: string;
  /** SHA-256 of the file's bytes, in hexadecimal. */
  readonly digest: string;
}
