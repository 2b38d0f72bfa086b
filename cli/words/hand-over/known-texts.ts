import { type Catalogue, namespacesOf } from '#cli/brand/catalogue/catalogue.ts';
import { suggest } from '#cli/brand/schema/did-you-mean.ts';
import type { Workspace } from '#cli/brand/workspace/workspace.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { brandTexts, sandboxTexts, siteTexts } from './sources.ts';
import { type SourceText, textsOf } from './texts-of.ts';

/** Whose texts. */
export interface TextScope {
  readonly workspace: Workspace;
  readonly catalogue: Catalogue;
  readonly code: string;
}

/** A brand, and the features that it has. */
export interface BrandScope {
  readonly id: string;
  readonly features: readonly string[];
}

/** The site's and the sandbox's texts, or those that a brand needs, with the brand's own. */
export function textsInScope(scope: TextScope, brand?: BrandScope): SourceText[] {
  const sources = brand
    ? [...siteTexts(scope, ['shell', ...brand.features]), ...brandTexts(scope, brand.id)]
    : [...siteTexts(scope, namespacesOf(scope.catalogue)), ...sandboxTexts(scope)];
  return sources.flatMap((source) => textsOf(source, scope.catalogue, scope.code));
}

/** All texts that a file may bring back: the site's, the sandbox's, and those of brands. @param brands their ids */
export function everyText(scope: TextScope, brands: readonly string[]): Map<string, SourceText> {
  const own = brands
    .flatMap((id) => brandTexts(scope, id))
    .flatMap((source) => textsOf(source, scope.catalogue, scope.code));
  return new Map([...textsInScope(scope), ...own].map((text) => [text.id, text]));
}

/** The code of a language by its code or its tag. @throws UsageError for an unknown one */
export function languageCode(catalogue: Catalogue, name: string): string {
  const entries = Object.entries(catalogue.languages.table);
  const [code] = entries.find(([code, { tag }]) => code === name || tag === name) ?? [];
  if (code !== undefined) return code;
  const codes = entries.map(([known]) => known);
  throw new UsageError(
    `There is no language "${name}". ${suggest(name, codes, 'Add it to locales/languages.json of the workspace first.')}`,
  );
}
