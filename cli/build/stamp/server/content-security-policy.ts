/** Sources that the policy of a site's pages must allow. */
export interface PolicySources {
  /** Texts of the inline scripts. */
  inlineScripts: readonly string[];
  /** Texts of the stylesheets in the pages. */
  inlineStyles: readonly string[];
  /** Origin of the platform; empty if it is the site's own. */
  platform: string;
  imageCdns: readonly string[];
  launchCdns: readonly string[];
  /** Origins of frames that features embed. */
  frames: readonly string[];
  analytics: boolean;
  /** URL of the collector of reports, or a path of the site's origin; null without reports. */
  reports: string | null;
  /** The brand's bot check; null without one. */
  botCheck: BotCheckProvider | null;
  /** Whether Firebase verifies mobile numbers; `emulator` is its local replacement. */
  firebase: { emulator: string | null } | null;
  /** Names of the Trusted Types policies created by the site's scripts. */
  trustedTypes: readonly string[];
}

type BotCheckProvider = 'altcha' | 'turnstile' | 'recaptcha' | 'hcaptcha';

interface ThirdParty {
  scripts: readonly string[];
  frames: readonly string[];
  styles: readonly string[];
  calls: readonly string[];
  /** Trusted Types policies of the site's own loader and of the company's script. */
  policies: readonly string[];
}

const nothing: ThirdParty = { scripts: [], frames: [], styles: [], calls: [], policies: [] };

/** From each company's documentation. ALTCHA only contacts the platform. */
const BOT_CHECKS: Record<BotCheckProvider, ThirdParty> = {
  altcha: nothing,
  turnstile: {
    ...nothing,
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
    policies: ['bot-check'],
  },
  recaptcha: {
    ...nothing,
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    calls: ['https://www.google.com/recaptcha/'],
    policies: ['bot-check', 'recaptcha', 'goog#html'],
  },
  hcaptcha: {
    scripts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    frames: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    styles: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    calls: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    policies: ['bot-check'],
  },
};

/**
 * Firebase calls its own servers and checks requests for codes with reCAPTCHA, whose script its SDK names as a string.
 */
const FIREBASE: ThirdParty = {
  ...BOT_CHECKS.recaptcha,
  calls: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  policies: ['default', 'recaptcha', 'goog#html'],
};

type Hash = (text: string) => string;

/** From Google's documentation. The site's own loader and Google's script each have a Trusted Types policy. */
const ANALYTICS = {
  script: ['https://www.googletagmanager.com'],
  data: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  policies: ['statistics', 'goog#html'],
};

/**
 * The Content-Security-Policy of a brand. Allows only what the brand uses. @param hash returns the source expression of
 * an inline text without quotes, `sha256-…`
 */
export function contentSecurityPolicy(sources: PolicySources, hash: Hash): string {
  const { platform, imageCdns, launchCdns, frames } = sources;
  const others = thirdParties(sources);
  const of = (what: keyof ThirdParty) => others.flatMap((party) => party[what]);
  const analytics = sources.analytics ? ANALYTICS : { script: [], data: [], policies: [] };
  const trustedTypes = policyNames([...sources.trustedTypes, ...of('policies'), ...analytics.policies]);
  const origins = platform === '' ? [] : [platform];
  const hashes = (texts: readonly string[]) => texts.map((text) => `'${hash(text)}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(sources.inlineScripts), ...analytics.script, ...of('scripts')],
    'style-src': ["'self'", ...hashes(sources.inlineStyles), ...of('styles')],
    // `blob:` is for previews of pictures that the user has chosen.
    'img-src': ["'self'", 'data:', 'blob:', ...origins, ...imageCdns, ...analytics.data],
    'font-src': ["'self'"],
    // The page checks that a game's host responds before it is framed.
    'connect-src': [
      "'self'",
      ...origins,
      ...origins.map(socketOrigin),
      ...launchCdns,
      ...analytics.data,
      ...(sources.reports?.startsWith('https:') ? [new URL(sources.reports).origin] : []),
      ...of('calls'),
    ],
    'frame-src': ["'self'", ...origins, ...launchCdns, ...frames, ...of('frames')],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Scripts of one company may create several policies of the same name. */
function policyNames(names: readonly string[]): string[] {
  const unique = new Set(names);
  if (unique.size === 0) return ["'none'"];
  return [...unique, ...(unique.size < names.length ? ["'allow-duplicates'"] : [])];
}

function thirdParties({ botCheck, firebase }: PolicySources): ThirdParty[] {
  const bots = botCheck === null ? nothing : BOT_CHECKS[botCheck];
  if (firebase === null) return [bots];
  return [
    bots,
    firebase.emulator === null ? FIREBASE : { ...nothing, calls: [firebase.emulator], policies: ['default'] },
  ];
}

/** Origin of the socket for live events, on the same host. */
function socketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws');
}
