import { featuresByCall } from '#cli/brand/feature-calls.ts';
import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import type { BuildContext } from '#cli/build/build-context.ts';
import { compileAdapter } from '#cli/build/link/compile-adapter.ts';
import type { SiteFiles } from '#cli/build/site-file.ts';
import { stampArtwork } from '#cli/build/stamp/artwork/stamp-artwork.ts';
import { bootScript } from '#cli/build/stamp/pages/boot-script.ts';
import { environmentMark } from '#cli/build/stamp/pages/environment-mark.ts';
import { leftOutLanguages } from '#cli/build/stamp/pages/many-languages.ts';
import { reportsScript } from '#cli/build/stamp/pages/reports-script.ts';
import { pageJson, siteBrand } from '#cli/build/stamp/pages/site-brand.ts';
import { stampSignIn } from '#cli/build/stamp/sign-in/stamp-sign-in.ts';
import { stampText } from '#cli/build/stamp/stamp-text.ts';
import { stampTheme } from '#cli/build/stamp/theme/stamp-theme.ts';
import type { PlatformDomain } from '#schemas/generated/platform-domains.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import { halvesName } from '../half/half-hints.ts';
import { callsByContract } from '../half/who-answers.ts';

/** A brand's site during development, without compiled scripts and prerendered pages. */
export interface DevSite {
  readonly brand: SiteBrand;
  /** Source of the module that starts the site. */
  readonly entry: string;
  /** Source of the module that puts the operator's adapter before the calls; empty without one. */
  readonly adapter: string;
  /** Address of the theme's stylesheet. */
  readonly themeCss: string;
  /** Words, theme and artwork, by path in the site. */
  readonly files: SiteFiles;
  /** The page for every path. */
  readonly page: string;
}

/** Id of the module with the operator's adapter. */
export const DEV_ADAPTER = 'virtual:brandgen/adapter';

/** Id of the module that starts the site. */
export const DEV_ENTRY = 'virtual:brandgen/features';

/** Id of the module that shows problems on the page. It has no imports, so it works when others fail. */
export const PROBLEMS_ENTRY = 'virtual:brandgen/problems';

/** Stamps a brand by the same functions as a build. @param mocked domains that a sandbox answers beside a platform */
export async function stampDevSite(
  brand: ResolvedBrand,
  context: BuildContext,
  mocked: readonly PlatformDomain[] = [],
): Promise<DevSite> {
  const { words, typefaces } = await stampText(brand, context);
  const theme = stampTheme(brand.theme, typefaces);
  const artwork = stampArtwork(brand.assets, context.root, context.cache);
  const languages = leftOutLanguages(brand.languages.offered, words);
  const site = siteBrand(brand, 'dev', { words, more: languages.path, faces: theme.later }, artwork);
  const fill = await context.templates();
  const url = (file: string) => `${site.basePath}${file}`;
  const page = fill('dev.html', {
    language: brand.languages.default,
    name: site.name,
    brand: pageJson(site),
    boot: bootScript(context.root),
    listener: reportsScript(context.root, site),
    themeCss: url(theme.css),
    mark: url(artwork.mark),
    problems: url(`@id/${PROBLEMS_ENTRY}`),
    entry: url(`@id/${DEV_ENTRY}`),
    halves: mocked.length === 0 ? null : environmentMark(halvesName(mocked), words, brand.site),
  });
  const features = brand.features.map(({ name }) => name);
  const signIn = stampSignIn({
    brand: site,
    features: brand.features,
    words,
    environment: null,
    root: context.root,
    fill,
  });
  const groups = [languages.files, theme.files, artwork.files, signIn, ...words.map(({ files }) => files)];
  return {
    brand: site,
    entry: entryOf(features, brand.adapter !== undefined),
    adapter:
      brand.adapter === undefined
        ? ''
        : await compileAdapter({ root: context.root, file: brand.adapter.file, except: callsByContract(mocked) }),
    themeCss: url(theme.css),
    files: new Map(groups.flatMap((group) => [...group])),
    page,
  };
}

function entryOf(features: readonly string[], hasAdapter: boolean): string {
  const imports = features.map(
    (name, index) => `import { feature as f${index} } from '/app/features/${name}/feature.ts';`,
  );
  const list = features.map((_name, index) => `f${index}`).join(', ');
  const adapter = hasAdapter ? [`import '${DEV_ADAPTER}';`] : [];
  const needed = JSON.stringify(featuresByCall(features));
  const start = `start([${list}], [], undefined, async () => ({ needed: ${needed} }));`;
  return [`import { start } from '/app/main.tsx';`, ...adapter, ...imports, start].join('\n');
}
