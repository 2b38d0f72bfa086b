/** Sources of a site's pages that their policy must name. */
export interface PolicySources {
  /** Texts of the inline scripts. */
  inlineScripts: readonly string[];
  /** Texts of the stylesheets in the pages. */
  inlineStyles: readonly string[];
  /** Origin of the platform; empty for the site's own. */
  platform: string;
  imageCdns: readonly string[];
  launchCdns: readonly string[];
  /** Origins that features frame. */
  frames: readonly string[];
  analytics: boolean;
  /** Address of the site's reports, or a path of its own origin; null without reports. */
  reports: string | null;
  /** The brand's bot check, if it has one. */
  botCheck: BotCheckProvider | null;
  /** Whether Firebase verifies mobile numbers, and the emulator that replaces it locally. */
  firebase: { emulator: string | null } | null;
  /** Names of the Trusted Types policies that the site's scripts create. */
  trustedTypes: readonly string[];
}

type BotCheckProvider = 'altcha' | 'turnstile' | 'recaptcha' | 'hcaptcha';

interface ThirdParty {
  scripts: readonly string[];
  frames: readonly string[];
  styles: readonly string[];
  calls: readonly string[];
  /** Trusted Types policies: those of the site's own loader and of the company's script. */
  policies: readonly string[];
}

const nothing: ThirdParty = { scripts: [], frames: [], styles: [], calls: [], policies: [] };

/** Taken from each company's documentation. ALTCHA only contacts the platform. */
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

/** Firebase calls its own servers, and checks requests for codes with reCAPTCHA; its SDK names that script as a string. */
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

/** Taken from Google's documentation. The site's own loader and Google's script each have a Trusted Types policy. */
const ANALYTICS = {
  script: ['https://www.googletagmanager.com'],
  data: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  policies: ['statistics', 'goog#html'],
};

/**
 * The Content-Security-Policy of a brand: allows only what the brand switches on.
 * @param hash gives the source expression of an inline text without quotes, `sha256-…`
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
    // `blob:` is for a picture that the user has chosen, shown before it is sent.
    'img-src': ["'self'", 'data:', 'blob:', ...origins, ...imageCdns, ...analytics.data],
    'font-src': ["'self'"],
    // The page checks that a games host responds before a frame shows it.
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

/** Two scripts of one company may each create a policy of the same name. */
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

/** Live events arrive over a socket of the same host. */
function socketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws');
}
