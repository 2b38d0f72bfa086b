import { UsageError } from '#cli/problems/usage-error.ts';
import type { Problem } from '../problems/problem.ts';
import { loadBrands } from './load-brands.ts';
import type { ResolvedBrand } from './resolved-brand.ts';
import type { Workspace } from './workspace/workspace.ts';

export type LoadedBrand =
  | { readonly brand: ResolvedBrand }
  | { readonly brand: null; readonly problems: readonly Problem[] };

/**
 * Loads one brand to serve it: the brand if it has no problems, otherwise the problems.
 * @param environment that it is served as; production if it is undefined
 * @throws UsageError when the workspace has no brand with this id, it is a template, or it has no such environment
 */
export function loadBrand(workspace: Workspace, id: string, environment?: string): LoadedBrand {
  const { brands, templates, problems } = loadBrands(workspace, [id], { environment });
  const [brand] = brands;
  if (brand && problems.length === 0) return { brand };
  if (problems.length === 0 && templates.includes(id)) throw templateAlone([id]);
  return { brand: null, problems };
}

/** Thrown when someone tries to build or serve a template. */
export function templateAlone(ids: readonly string[]): UsageError {
  const [only, ...more] = ids;
  const what = more.length === 0 ? `"${only}" is a template` : `${ids.join(', ')} are templates`;
  return new UsageError(`${what}, for other brands to extend. Name a brand that extends one.`);
}
