import { BORROWED_PAGES } from '#app/features/agent/office/member-pages.ts';
import { loadBrands } from '#cli/brand/load-brands.ts';
import type { ResolvedFeature } from '#cli/brand/resolved-brand.ts';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';

type FeaturePage = NonNullable<ResolvedFeature['pages']>[string];

/** The account that a page needs. */
export type Person = 'member' | 'agent';

/** A page of a brand, as its feature lists it. */
export interface BrandPage {
  path: string;
  /** Name of the feature that lists it. */
  feature: string;
  person?: Person;
  /** `list`: a game list; all lists are one screen. `framed`: a page or a view inside the member centre or the back office. */
  kind: 'page' | 'list' | 'framed';
}

/** The facts about a brand that the matrix needs. */
export interface BrandShape {
  id: string;
  /** Its workspace, if it is not one of the package's. */
  workspace?: string;
  /** The game lists in the order of the brand's categories. */
  pages: readonly BrandPage[];
  /** Product codes of the offered languages. */
  languages: readonly string[];
}

/** The brands of a workspace, by default the package's own. @throws when one has a problem */
export function readBrands(root: string, workspace?: string): BrandShape[] {
  const { brands, problems } = loadBrands(openWorkspace(root, workspace));
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return brands.map(({ id, features, site, languages }) => ({
    id,
    ...(workspace !== undefined && { workspace }),
    pages: pagesOf(features, site.categories),
    languages: languages.offered.map(({ code }) => code),
  }));
}

/** The pages that open by address alone: full pages, then game lists, then framed pages with their views. */
export function pagesOf(
  features: readonly Pick<ResolvedFeature, 'name' | 'pages'>[],
  categories: readonly string[],
): BrandPage[] {
  const listed = features.flatMap(({ name, pages }) =>
    Object.values(pages ?? {}).map((page) => ({ ...page, feature: name })),
  );
  const pages = listed.filter(({ query, category }) => query !== 'required' && category === undefined);
  const lists = categories.flatMap((category) => listed.filter((page) => page.category === category));
  const visited = (kind: BrandPage['kind'], page: (typeof listed)[number], path: string | undefined): BrandPage[] =>
    path === undefined ? [] : [{ path, kind, feature: page.feature, ...personFor(page.for) }];
  return [
    ...pages.flatMap((page) => visited('page', page, page.path)),
    ...lists.flatMap((page) => visited('list', page, page.path)),
    ...pages.flatMap((page) => framedPathsOf(page).flatMap((path) => visited('framed', page, path))),
    ...(pages.some(({ path }) => path === OFFICE) ? pages.flatMap(borrowedOf) : []),
  ];
}

const OFFICE = '/agentHome';

/** A page inside the member centre or the back office, and each of its views. */
function framedPathsOf({ memberPage, agentPage, views = [] }: FeaturePage): string[] {
  const paths = [memberPage && `/member?page=${memberPage}`, agentPage && `${OFFICE}?page=${agentPage}`];
  return paths.flatMap((path) => (path ? [path, ...views.map((view) => `${path}&view=${view}`)] : []));
}

/** The same page of the member centre where the back office has it too. */
function borrowedOf({ memberPage, views, feature }: FeaturePage & { feature: string }): BrandPage[] {
  const ids = Object.entries(BORROWED_PAGES).flatMap(([id, of]) => (of === memberPage ? [id] : []));
  return ids
    .flatMap((agentPage) => framedPathsOf({ agentPage, ...(views && { views }) }))
    .map((path) => ({ path, kind: 'framed', feature, person: 'agent' }));
}

function personFor(audience: string | undefined): { person?: Person } {
  if (audience === 'members') return { person: 'member' };
  return audience === 'agents' ? { person: 'agent' } : {};
}
