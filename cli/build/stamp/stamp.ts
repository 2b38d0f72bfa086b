import { startOf } from '#cli/brand/resolve/start-of.ts';
import type { ResolvedBrand } from '#cli/brand/resolved-brand.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import type { Compilation } from '../compile/compiled-app.ts';
import type { LinkedSite } from '../link/linked-site.ts';
import { withPacked } from '../packed/pack-files.ts';
import type { SiteText } from '../proof/site-text.ts';
import { type SiteFiles, written } from '../site-file.ts';
import type { SiteToBuild } from '../site-to-build.ts';
import { type StampedArtwork, stampArtwork } from './artwork/stamp-artwork.ts';
import { iconGround, iconMark, type StampedIcons, stampIcons } from './artwork/stamp-icons.ts';
import { webManifest } from './artwork/web-manifest.ts';
import { stampCrawlerFiles } from './notices/stamp-crawler-files.ts';
import { packagesIn, type Work } from './notices/stamp-licences.ts';
import { stampNotices } from './notices/stamp-notices.ts';
import { bootScript } from './pages/boot-script.ts';
import { type EnvironmentMark, environmentMark } from './pages/environment-mark.ts';
import { floorScript } from './pages/floor-script.ts';
import { relocated } from './pages/inline-style.ts';
import { leftOutLanguages } from './pages/many-languages.ts';
import { NO_NAME, nameBuild, namePages } from './pages/name-build.ts';
import { outdatedNotice } from './pages/outdated-notice.ts';
import { filesOfPages, type PagePath, pagesOf } from './pages/page-paths.ts';
import type { SiteHead } from './pages/page-values.ts';
import type { Prerenderer } from './pages/prerenderer.ts';
import { recoveryTexts } from './pages/recovery-texts.ts';
import { reportsScript } from './pages/reports-script.ts';
import { pageJson, siteBrand } from './pages/site-brand.ts';
import { BARE_PAGE, stampPages } from './pages/stamp-pages.ts';
import { stampServer } from './server/stamp-server.ts';
import { stampSignIn } from './sign-in/stamp-sign-in.ts';
import type { StampContext } from './stamp-context.ts';
import { stampText } from './stamp-text.ts';
import type { StampedTheme } from './theme/stamp-theme.ts';
import type { StampedWords } from './words/stamp-words.ts';

export interface StampedSite {
  /** Name of the build. */
  readonly build: string;
  /** Every file of the site except its manifest. */
  readonly files: SiteFiles;
  /** Paths in the site of the files that a visit's first page loads. */
  readonly firstLoad: { scripts: readonly string[]; styles: readonly string[] };
  /** Software and typefaces that the site includes. */
  readonly works: readonly Work[];
}

/** Files that pages reference, so they are made first. */
interface Parts {
  site: SiteBrand;
  features: readonly string[];
  pages: readonly PagePath[];
  /** Path of the page that a visit starts on. */
  start: string;
  linked: LinkedSite;
  words: readonly StampedWords[];
  /** What pages leave out of many languages. */
  languages: SiteFiles;
  theme: StampedTheme;
  typefaces: readonly Work[];
  artwork: StampedArtwork;
  icons: StampedIcons;
  /** Notice on pages outside production; null in production. */
  environment: EnvironmentMark | null;
  floor: string;
  boot: string;
  /** The inline script of a site with reports; null without reports. */
  listener: string | null;
  /** `https://` and the brand's main domain. */
  origin: string;
}

/** Makes every file of a brand's site except its manifest. */
export async function stamp(
  { brand }: SiteToBuild,
  compiled: Compilation,
  linked: LinkedSite,
  context: StampContext,
): Promise<StampedSite> {
  const parts = await makeParts(brand, linked, context);
  const { site, theme } = parts;
  const fill = await context.templates();
  const packages = packagesIn(compiled.app, linked.chunks);
  const works = [...packages, ...parts.typefaces];
  const files: SiteFiles = new Map(partFiles(parts));
  const prerenderer = await openPrerenderer(compiled, context);
  const pages = await stampPages({
    ...parts,
    brand: site,
    head: headOf(parts, files, context.textOf),
    words: defaultWords(parts),
    compilation: compiled,
    prerenderer,
    shared: context.pages,
    textOf: context.textOf,
    fill,
  });
  const themeCss = { path: theme.css, digest: files.get(theme.css)?.digest ?? '' };
  const rest: SiteFiles[] = [
    stampNotices({ ...parts, brand: site, themeCss, css: await context.noticeStyle(), fill }),
    stampSignIn({ ...parts, features: brand.features, brand: site, root: context.root, fill }),
    stampCrawlerFiles(site, parts.pages, parts.origin, fill),
    stampServer({
      ...parts,
      features: brand.features,
      brand: site,
      inlineStyles: pages.inlineStyles,
      pageFiles: filesOfPages(parts, prerenderer.paths(parts.features), BARE_PAGE),
      keepDays: brand.config.site.keepDays,
      root: context.root,
      cache: context.cache,
      domains: brand.domains,
      isProduction: brand.environment.name === null,
      packages: packages.map(({ name }) => name),
      fill,
    }),
    await context.licences(works),
  ];
  for (const [filePath, file] of rest.flatMap((group) => [...group])) files.set(filePath, file);
  const build = nameBuild(new Map([...files, ...pages.files]));
  for (const [filePath, page] of namePages(pages.files, pageJson(site), build)) files.set(filePath, page);
  const { scripts, styles } = pages.first;
  return {
    build,
    files,
    firstLoad: { scripts: [linked.entry, ...scripts], styles: [theme.css, ...styles] },
    works,
  };
}

function openPrerenderer(compiled: Compilation, { prerenderers }: StampContext): Promise<Prerenderer> {
  return prerenderers(compiled.folder, async () => (await import('./pages/prerenderer.ts')).openPrerenderer(compiled));
}

async function makeParts(brand: ResolvedBrand, linked: LinkedSite, context: StampContext): Promise<Parts> {
  // Import here: its packages choose their production copy when imported, which must be after a build has started.
  const { stampTheme } = await import('./theme/stamp-theme.ts');
  const { assets, theme } = brand;
  const features = brand.features.map(({ name }) => name);
  // Drawn in other threads in the meantime.
  const icons = stampIcons(iconMark(theme, assets), iconGround(theme), context.cache);
  const { words, typefaces } = await stampText(brand, context);
  const artwork = stampArtwork(assets, context.root, context.cache);
  const art = { ...artwork, files: await withPacked(artwork.files, context.cache) };
  const { name } = brand.environment;
  const styles = stampTheme(theme, typefaces);
  const languages = leftOutLanguages(brand.languages.offered, words);
  return {
    site: siteBrand(brand, NO_NAME, { words, more: languages.path, faces: styles.later }, artwork),
    languages: languages.files,
    features,
    pages: pagesIn(brand),
    start: startOf(brand.features),
    linked,
    words,
    theme: styles,
    typefaces: typefaces.works,
    artwork: art,
    icons: await icons,
    environment: name === null ? null : environmentMark(name, words, brand.site),
    floor: floorScript(context.root),
    boot: bootScript(context.root),
    listener: reportsScript(context.root, brand.site),
    origin: `https://${brand.domains[0]}`,
  };
}

/** Outside production, no page is listed for search engines. */
function pagesIn({ features, site, environment }: ResolvedBrand): PagePath[] {
  const pages = pagesOf(features, site.categories);
  return environment.name === null ? pages : pages.map((page) => ({ ...page, listed: false }));
}

function partFiles({ site, start, linked, words, languages, theme, artwork, icons }: Parts): SiteFiles {
  const groups = [linked.files, languages, theme.files, artwork.files, icons.files, ...words.map(({ files }) => files)];
  const manifest = ['site.webmanifest', written(webManifest(site, start, icons))] as const;
  return new Map([...groups.flatMap((group) => [...group]), manifest]);
}

function headOf(
  { site, linked, words, theme, icons, environment, floor, boot, listener, origin }: Parts,
  files: SiteFiles,
  textOf: SiteText,
): SiteHead {
  return {
    brand: site,
    json: pageJson(site),
    files,
    origin,
    floor,
    boot,
    listener,
    entry: linked.entry,
    list: linked.list,
    recovery: recoveryTexts(words, site),
    outdated: outdatedNotice(words, site),
    environment,
    theme: relocated(theme.parts.first, `${site.basePath}${theme.css}`),
    faces: relocated(theme.parts.late, `${site.basePath}${theme.css}`),
    drawings: drawingsOf(site.artwork).flatMap((file) =>
      file.endsWith('.svg') ? { url: `${site.basePath}${file}`, svg: textOf(files, file) } : [],
    ),
    touchIcon: icons.touch,
  };
}

/** What the first paint shows of the brand's own. */
function drawingsOf({ mark, markDark, wordmark, hero }: SiteBrand['artwork']): string[] {
  return [mark, markDark, wordmark?.file, wordmark?.dark, hero].flatMap((file) => file ?? []);
}

function defaultWords({ site, words }: Parts): StampedWords {
  const stamped = words.find(({ code }) => code === site.languages.default);
  if (!stamped) throw new Error(`${site.id} does not offer its default language.`);
  return stamped;
}
