/** What a site's pages load, as far as their policy has to name it. */
export interface PolicySources {
  /** Texts of the scripts that stand in the pages themselves. */
  inlineScripts: readonly string[];
  /** Origin of the platform; empty for the site's own. */
  platform: string;
  imageCdns: readonly string[];
  launchCdns: readonly string[];
  analytics: boolean;
  /** Names of the Trusted Types policies that the site's scripts make. */
  trustedTypes: readonly string[];
}

type Hash = (script: string) => string;

const ANALYTICS = {
  script: ['https://www.googletagmanager.com'],
  data: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/**
 * The Content-Security-Policy of a brand: nothing is allowed but what the brand switches on.
 * @param hash gives a script's source expression without quotes, `sha256-…`
 */
export function contentSecurityPolicy(sources: PolicySources, hash: Hash): string {
  const { platform, imageCdns, launchCdns, trustedTypes } = sources;
  const analytics = sources.analytics ? ANALYTICS : { script: [], data: [] };
  const origins = platform === '' ? [] : [platform];
  const hashes = sources.inlineScripts.map((script) => `'${hash(script)}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...analytics.script],
    'style-src': ["'self'"],
    // `blob:` is a picture that its owner has chosen, shown before it is sent.
    'img-src': ["'self'", 'data:', 'blob:', ...origins, ...imageCdns, ...analytics.data],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins, ...origins.map(socketOrigin), ...analytics.data],
    'frame-src': ["'self'", ...origins, ...launchCdns],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes.length > 0 ? trustedTypes : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Live events come over a socket of the same host. */
function socketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws');
}
