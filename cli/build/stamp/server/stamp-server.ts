import type { BuildCache } from '#cli/build/cache/build-cache.ts';
import { digest, integrityOf } from '#cli/build/digest.ts';
import { type SiteFiles, written } from '#cli/build/site-file.ts';
import type { FillTemplate } from '#cli/build/templates.ts';
import type { FeatureManifest } from '#schemas/generated/feature.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import { hasSignInWindow, signInScript } from '../sign-in/stamp-sign-in.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { nginxDefaultValues, nginxValues, placeOfBuild } from './nginx-values.ts';
import { type ServerPlan, serverPlan } from './server-plan.ts';
import { siteRedirects } from './site-redirects.ts';

export const SERVER_PLAN_FILE = 'server/headers.json';

export interface ServerRequest {
  brand: SiteBrand;
  domains: readonly string[];
  /** Outside production, search engines must not list any answer. */
  isProduction: boolean;
  /** File of each page by its path below the base path. */
  pageFiles: ReadonlyMap<string, string>;
  /** Path of the page that a visit starts on. */
  start: string;
  /** Days for which files of earlier builds stay available. */
  keepDays: number;
  features: readonly Pick<FeatureManifest, 'name' | 'frames' | 'signInWindow'>[];
  /** The inline scripts of the pages. */
  floor: string;
  boot: string;
  listener: string | null;
  /** Texts of the stylesheets in the pages. */
  inlineStyles: readonly string[];
  /** The package's root. */
  root: string;
  cache: BuildCache;
  /** Names of the npm packages in the site's scripts. */
  packages: readonly string[];
  fill: FillTemplate;
}

/** Describes how a web server must serve the site, as data and as nginx configuration. */
export function stampServer(request: ServerRequest): SiteFiles {
  const { brand, pageFiles, start, keepDays, cache, fill } = request;
  const redirects = siteRedirects(brand, start);
  const policy = policyOf(request);
  const ownsHost = brand.otherSite?.isBackOffice === false;
  const planned = serverPlan({
    site: brand.id,
    name: brand.name,
    hosts: [...request.domains],
    forwardsCalls: brand.platform.url === '',
    basePath: brand.basePath,
    pages: pageFiles,
    redirects,
    ownsHost,
    policy,
    keepDays,
  });
  const plan = request.isProduction ? planned : unlisted(planned);
  const shared = written(fill('nginx-default.conf', nginxDefaultValues()));
  return new Map([
    [SERVER_PLAN_FILE, written(`${JSON.stringify(plan, null, 1)}\n`)],
    ['server/nginx.conf', written(fill('nginx.conf', nginxValues(plan, placeOfBuild(plan))))],
    // Identical for all sites, so it is linked from the cache.
    ...cache.keep(new Map([['server/nginx-default.conf', shared]])),
  ]);
}

function unlisted(plan: ServerPlan): ServerPlan {
  const everywhere = { ...plan.headers.everywhere, 'X-Robots-Tag': 'noindex' };
  return { ...plan, headers: { ...plan.headers, everywhere } };
}

function policyOf({ brand, floor, boot, listener, inlineStyles, packages, features, root }: ServerRequest): string {
  const { platform, analytics, auth } = brand;
  const sources = {
    inlineScripts: [
      floor,
      boot,
      ...(listener === null ? [] : [listener]),
      ...(hasSignInWindow(features) ? [signInScript(root)] : []),
    ],
    inlineStyles,
    botCheck: auth.botCheck?.provider ?? null,
    firebase: auth.firebase,
    platform: platform.url,
    imageCdns: platform.imageCdns,
    launchCdns: platform.launchCdns,
    frames: features.flatMap(({ frames = [] }) => frames.flatMap((list) => platform[list])),
    analytics: analytics.gtagId !== null,
    reports: brand.reports?.url ?? null,
    trustedTypes: packages.filter((name) => name === 'dompurify'),
  };
  return contentSecurityPolicy(sources, (text) => integrityOf(digest(text)));
}
