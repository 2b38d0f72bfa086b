import type { LoadedBrands } from '../brand/load-brands.ts';
import type { ResolvedBrand } from '../brand/resolved-brand.ts';
import type { BuildContext } from './build-context.ts';
import type { BuiltSite } from './built-site.ts';
import { compile } from './compile/compile.ts';
import { assertNoForeignHosts } from './environments/assert-no-foreign-hosts.ts';
import { link } from './link/link.ts';
import { publish } from './publish/publish.ts';
import { type BuildManifest, seal } from './seal.ts';
import type { SiteToBuild } from './site-to-build.ts';
import { stamp } from './stamp/stamp.ts';

/** Builds one site and publishes it. */
export type BuildSite = (site: SiteToBuild, context: BuildContext) => Promise<BuildManifest>;

export interface BuildPlan {
  /** Whether to build the valid brands when others have problems. */
  keepGoing: boolean;
  read: () => LoadedBrands;
  /** Builds sites and returns them in the order of the brands. It decides how many to build in parallel. */
  forEachBrand: (brands: readonly ResolvedBrand[], buildSite: BuildSite) => Promise<readonly BuiltSite[]>;
}

export type Build = LoadedBrands & { readonly sites: readonly BuiltSite[] };

/**
 * Builds the sites of brands: read, compile, link, stamp, seal. Writes nothing while any brand has a problem; with
 * `keepGoing`, while a file shared by all brands has one.
 */
export async function build({ keepGoing, read, forEachBrand }: BuildPlan): Promise<Build> {
  const loaded = read();
  const isWhole = loaded.problems.length === 0 || (keepGoing && !loaded.shared);
  if (!isWhole) return { ...loaded, sites: [] };
  const sites = await forEachBrand(loaded.brands, async (site, context) => {
    const compiled = await compile(context);
    const linked = await link(site, compiled, context);
    const stamped = await stamp(site, compiled, linked, context);
    const sealed = await seal(site, compiled, stamped, context);
    await assertNoForeignHosts(site.brand, sealed.files, linked, context);
    return publish(site, sealed, context);
  });
  return { ...loaded, sites };
}
