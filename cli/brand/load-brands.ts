import path from 'node:path';
import { isDictionary } from '#cli/json/guards.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { Problem } from '../problems/problem.ts';
import { readAdapter } from './adapter/read-adapter.ts';
import { openCatalogue } from './catalogue/catalogue.ts';
import { localeProblems, localeWarnings } from './catalogue/own-locales.ts';
import { type LanguageCounts, languageCounts } from './catalogue/state-counts.ts';
import { assertKnownEnvironment, type BrandViews, viewsOf } from './environments/brand-views.ts';
import { examineViews } from './environments/examine-views.ts';
import { readSharedEnvironments, type SharedEnvironments } from './environments/shared-environments.ts';
import { type BrandLayers, layerBrand } from './layers/brand-layers.ts';
import { createBrandReader } from './layers/brand-source.ts';
import type { BrandInput, ResolvedBrand } from './resolved-brand.ts';
import { type ClaimOwners, claimOwners } from './rules/claims-unique.ts';
import { suggest } from './schema/did-you-mean.ts';
import { findBrands, findExtendable } from './workspace/find-brands.ts';
import type { Workspace } from './workspace/workspace.ts';

export interface LoadedBrands {
  /** Brands without any problem, sorted by id. */
  readonly brands: readonly ResolvedBrand[];
  /** Ids of the brands with problems of their own or of their theme. */
  readonly broken: readonly string[];
  /** Ids of the templates that were read. */
  readonly templates: readonly string[];
  /** All problems, in the brands and in the files they use. */
  readonly problems: readonly Problem[];
  /** Probable oversights of brands without problems. */
  readonly warnings: readonly Problem[];
  /** The languages that these brands offer and that have drafts or stale texts. */
  readonly languages: readonly LanguageCounts[];
  /** Whether some of the problems are in files that any brand may use, such as the words in locales/. */
  readonly shared: boolean;
}

export interface LoadOptions {
  /** Whether languages may lack texts, which are then shown in English. */
  readonly draft?: boolean;
  /** The environment that the brands are resolved for; production if it is missing. */
  readonly environment?: string | undefined;
  /** Whether all environments of the brands are checked too. */
  readonly everyEnvironment?: boolean;
}

/**
 * Reads, extends, validates and resolves brands: all of the workspace's, or those with the given ids.
 * @throws UsageError when the workspace has no brand with one of the ids, or one of the brands has no such environment.
 */
export function loadBrands(
  workspace: Workspace,
  ids?: readonly string[],
  { draft = false, environment, everyEnvironment = false }: LoadOptions = {},
): LoadedBrands {
  const brandIds = findBrands(workspace);
  const chosen = ids === undefined ? brandIds : [...new Set(ids)].sort();
  for (const id of chosen) if (!brandIds.includes(id)) throw unknownBrand(id, brandIds);
  const shared = readSharedEnvironments(workspace);
  const { layered, unreadable } = layerBrands(workspace, brandIds, chosen, shared);
  if (environment !== undefined)
    assertKnownEnvironment(
      environment,
      chosen.flatMap((id) => layered.get(id) ?? []),
    );
  const owners = ownersFor(layered, chosen);
  const catalogue = openCatalogue(workspace);
  const brands: ResolvedBrand[] = [];
  const locales = localeProblems(workspace, catalogue);
  const warnings: Problem[] = locales.length === 0 ? localeWarnings(workspace, catalogue) : [];
  const { adapter, problems: adapterProblems } = readAdapter(workspace);
  const problems = [locales, adapterProblems, shared.problems, ...unreadable];
  const request = { catalogue, ids: brandIds, draft, shared, owners, environment, everyEnvironment };
  for (const id of chosen) {
    const views = layered.get(id);
    if (!views) continue;
    const examined = examineViews({ ...request, id, views });
    if (examined.brand && examined.problems.length === 0)
      brands.push(adapter ? withAdapter(examined.brand, adapter) : examined.brand);
    problems.push(examined.problems);
    warnings.push(...examined.warnings);
  }
  const templates = chosen.filter((id) => isTemplate(layered.get(id)?.production));
  // A broken theme has already left out the brands that use it.
  const isShared = [...shared.problems, ...adapterProblems, ...locales, ...catalogue.problems()].some(
    ({ file }) => !isInTheme(file, workspace),
  );
  return {
    brands,
    broken: chosen.filter((id) => !templates.includes(id) && brands.every((brand) => brand.id !== id)),
    templates,
    problems: inOrder(withoutRepeats([catalogue.problems(), ...problems].flat())),
    shared: isShared,
    languages: languageCounts(catalogue, brands),
    warnings: inOrder(withoutRepeats(warnings)),
  };
}

function withAdapter(brand: ResolvedBrand, adapter: BrandInput): ResolvedBrand {
  return { ...brand, adapter, inputs: [...brand.inputs, adapter] };
}

interface LayeredBrands {
  readonly layered: ReadonlyMap<string, BrandViews>;
  /** Problems of requested brands whose file is not JSON. */
  readonly unreadable: readonly (readonly Problem[])[];
}

function layerBrands(
  workspace: Workspace,
  brandIds: readonly string[],
  chosen: readonly string[],
  shared: SharedEnvironments,
): LayeredBrands {
  const read = createBrandReader(workspace);
  const extendable = findExtendable(workspace);
  const layered = new Map<string, BrandViews>();
  const unreadable: (readonly Problem[])[] = [];
  for (const id of brandIds) {
    const source = read(id);
    const layers = source && layerBrand(source, read, extendable);
    if (layers) layered.set(id, viewsOf(id, layers, shared));
    else if (source && chosen.includes(id)) unreadable.push(source.problems);
  }
  return { layered, unreadable };
}

/** Brands that were not requested keep their claims, so that a clash is reported. */
function ownersFor(layered: ReadonlyMap<string, BrandViews>, chosen: readonly string[]): ClaimOwners {
  const brands = [...layered.values()];
  return claimOwners([
    ...brands.filter(({ id }) => !chosen.includes(id)),
    ...brands.filter(({ id }) => chosen.includes(id)),
  ]);
}

function isInTheme(file: string, { themes }: Workspace): boolean {
  return themes.some((folder) => file.startsWith(folder + path.sep));
}

function isTemplate(layers: BrandLayers | undefined): boolean {
  return isDictionary(layers?.value) && layers.value['template'] === true;
}

function unknownBrand(id: string, brandIds: readonly string[]): UsageError {
  return new UsageError(
    `There is no brand "${id}". ${suggest(id, brandIds, `Known brands: ${brandIds.join(', ') || 'none'}.`)}`,
  );
}

/** Problems of a file that several brands extend are reported once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const byText = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...byText.values()];
}

/** Grouped by file in their original order, sorted by position within each file. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const files = [...new Set(problems.map(({ file }) => file))];
  const rank = new Map(files.map((file, index) => [file, index]));
  const rankOf = ({ file }: Problem) => rank.get(file) ?? 0;
  return problems.toSorted((a, b) => rankOf(a) - rankOf(b) || a.line - b.line || a.column - b.column);
}
