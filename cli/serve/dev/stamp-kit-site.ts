import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import type { BuildContext } from '#cli/build/build-context.ts';
import { written } from '#cli/build/site-file.ts';
import { type DevSite, stampDevSite } from './stamp-dev-site.ts';

const START = `import { start } from '/app/kit-page/main.tsx'; start();`;

/** Files of the kit page. It starts in the first theme and lists the others in `kit-themes.json`. */
export async function stampKitSite(brands: readonly ResolvedBrand[], context: BuildContext): Promise<DevSite> {
  const sites = await Promise.all(brands.map((brand) => stampDevSite(brand, context)));
  const [first] = sites;
  if (!first) throw new Error('There is no theme.');
  const themes = sites.map(({ brand, themeCss }) => ({ theme: brand.theme, css: themeCss }));
  const files = new Map(sites.flatMap((site) => [...site.files]));
  files.set('kit-themes.json', written(JSON.stringify(themes)));
  return { ...first, entry: START, files };
}
