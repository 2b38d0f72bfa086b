import { digest, integrityOf } from '#cli/build/digest.ts';
import { type SiteFiles, written } from '#cli/build/site-file.ts';
import type { FillTemplate } from '#cli/build/templates.ts';
import { PLATFORM_PATHS, SANDBOX_PATH, SOCKET_PATH } from '#cli/serve/platform-paths.ts';
import type { FeatureManifest } from '#schemas/generated/feature.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import type { PagePath } from '../pages/page-paths.ts';
import { hasSignInWindow, signInScript } from '../sign-in/stamp-sign-in.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { nginxLocations } from './nginx-locations.ts';
import { serverPlan } from './server-plan.ts';

export const SERVER_PLAN_FILE = 'server/headers.json';

export interface ServerRequest {
  brand: SiteBrand;
  domains: readonly string[];
  pages: readonly PagePath[];
  features: readonly Pick<FeatureManifest, 'name' | 'frames' | 'signInWindow'>[];
  boot: string;
  /** The package's root. */
  root: string;
  /** Names of the npm packages in the site's scripts. */
  packages: readonly string[];
  fill: FillTemplate;
}

/** Describes how a web server must serve the site, as data and for nginx. */
export function stampServer(request: ServerRequest): SiteFiles {
  const { brand, domains, pages, boot, packages, features, root, fill } = request;
  const { platform, analytics, basePath, auth } = brand;
  const sources = {
    inlineScripts: hasSignInWindow(features) ? [boot, signInScript(root)] : [boot],
    botCheck: auth.botCheck?.provider ?? null,
    firebase: auth.firebase,
    platform: platform.url,
    imageCdns: platform.imageCdns,
    launchCdns: platform.launchCdns,
    frames: features.flatMap(({ frames = [] }) => frames.flatMap((list) => platform[list])),
    analytics: analytics.gtagId !== null,
    trustedTypes: packages.filter((name) => name === 'dompurify'),
  };
  const policy = contentSecurityPolicy(sources, (script) => integrityOf(digest(script)));
  const files = new Map([['/', 'index.html'], ...pages.map(({ path, file }) => [path, file] as const)]);
  const plan = serverPlan({ basePath, pages: files, policy });
  const proxied = platform.url === '' ? PLATFORM_PATHS.filter((path) => path !== SANDBOX_PATH) : [];
  const values = {
    id: brand.id,
    name: brand.name,
    domains: domains.join(' '),
    proxied,
    socket: SOCKET_PATH,
    locations: nginxLocations(plan),
  };
  return new Map([
    [SERVER_PLAN_FILE, written(`${JSON.stringify(plan, null, 1)}\n`)],
    ['server/nginx.conf', written(fill('nginx.conf', values))],
  ]);
}
