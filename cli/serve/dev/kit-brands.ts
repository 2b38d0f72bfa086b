import path from 'node:path';
import { openCatalogue } from '#cli/brand/catalogue/catalogue.ts';
import { loadBrands } from '#cli/brand/load-brands.ts';
import { resolveTheme } from '#cli/brand/resolve/resolve-theme.ts';
import { themeFacts } from '#cli/brand/resolve/site-facts.ts';
import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import type { Workspace } from '#cli/brand/workspace/workspace.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { previewBrand } from '../preview-brand.ts';

/** Folder in the package with the kit page's own brand. */
const FOLDER = 'app/kit-page/brands';
const BRAND = 'specimen';

export interface KitBrands {
  /** The kit page's brand in each theme, sorted by the theme's name. */
  readonly brands: readonly ResolvedBrand[];
  readonly problems: readonly Problem[];
}

/** Loads the kit page's brand in every theme of a workspace. */
export function loadKitBrands(workspace: Workspace): KitBrands {
  const { brands, problems } = loadBrands({ ...workspace, brands: [path.join(workspace.builtIn, FOLDER)] }, [BRAND]);
  const catalogue = openCatalogue(workspace);
  const dressed = brands.flatMap((brand) =>
    catalogue.themeNames().flatMap((name) => {
      const theme = catalogue.theme(name);
      return typeof theme === 'string' ? [] : dress(brand, resolveTheme(brand.config.theme, theme));
    }),
  );
  return { brands: dressed, problems: problems.length > 0 ? problems : catalogue.problems() };
}

/** Gives the brand a theme. Drops its features, as the kit page has none. */
function dress(brand: ResolvedBrand, theme: ResolvedBrand['theme']): ResolvedBrand {
  return previewBrand({ ...brand, features: [], theme, site: { ...brand.site, theme: themeFacts(theme) } });
}
