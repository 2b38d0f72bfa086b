import type { Part } from './site-parts.ts';

/**
 * Parts that a setting changes, as its description says, by the path of a setting or of its section; the longest one
 * applies. A setting in none of them has to change anything but the page data.
 */
const EXPECTED: Readonly<Record<string, readonly Part[]>> = {
  name: ['pages', 'notices', 'art'],
  'site.domains': ['server', 'pages', 'crawlers'],
  'site.basePath': ['server', 'pages', 'crawlers'],
  platform: ['server'],
  flags: ['features', 'words'],
  legal: ['pages'],
  'legal.disclaimer': ['features', 'pages'],
  'languages.offered': ['words', 'notices'],
  'languages.region': ['pages', 'notices'],
  'theme.scheme': ['theme', 'pages'],
  'theme.tokens': ['theme'],
  'theme.layout': ['pages'],
  'theme.layout.tile': ['pages', 'theme'],
  categories: ['pages'],
  homeLead: ['pages'],
  logIn: ['features'],
  'registration.closed': ['features', 'pages'],
  'auth.botCheck': ['features', 'server'],
  'auth.firebase': ['features', 'server'],
  'platform.calls': ['features', 'pages', 'words'],
  content: ['features', 'words'],
  responsibleGaming: ['features', 'words'],
  agents: ['features', 'pages', 'words'],
  'agent.host': ['features', 'pages', 'words', 'server'],
  'reports.url': ['features', 'server'],
  support: ['pages'],
  'support.url': ['pages', 'notices', 'crawlers'],
  artwork: ['art'],
  'artwork.hero': ['art', 'pages'],
};

export function expectedParts(path: string): readonly Part[] {
  if (path in SEEN_IN_THE_PAGE && !(path in EXPECTED)) return ['page data'];
  const section = Object.keys(EXPECTED)
    .filter((prefix) => path === prefix || path.startsWith(`${prefix}.`))
    .sort((one, other) => other.length - one.length)[0];
  return (section !== undefined && EXPECTED[section]) || [];
}

/** A test that shows an effect in the running page: its file and title. */
type Quote = readonly [file: string, title: string];

const SIGN_IN: Quote = [
  'tests/e2e/login-google/google.spec.ts',
  'a visitor signs in with Google by keyboard, and no code or token stays in an address',
];
const SIGN_IN_AGAIN: Quote = [
  'tests/e2e/login-google/arabic.spec.ts',
  'closed and blocked windows are reported in Arabic',
];
const FIREBASE: Quote = [
  'app/features/firebase-phone/firebase-phone.test.ts',
  'sends the code to the full number, and returns a token once the code is right',
];
const DIGITS: Quote = [
  'app/kit/money/format-money.test.ts',
  'shows as many digits as the brand says, and all minor ones of an amount that needs them',
];
const APPS: Quote = [
  'app/features/home/apps/app-links.test.tsx',
  'links to the brand’s Android app and iPhone profile',
];

/** Settings that some value changes only in the page data; this test sees their effect in the running page. */
export const SEEN_IN_THE_PAGE: Readonly<Record<string, Quote>> = {
  merchant: ['app/shell/site/site-start.test.tsx', 'stores the merchant’s code in both storages, even after a log-out'],
  'theme.layout.vendorMarks': [
    'app/features/games/list/games-page.test.tsx',
    'shows many vendors in the ink that the brand chose: %s',
  ],
  'theme.layout.banners': [
    'app/features/home/home-page.test.tsx',
    'shows banners without pictures if the theme says so',
  ],
  'currencyDigits.minor': DIGITS,
  'currencyDigits.shown': DIGITS,
  oddsFormat: [
    'app/features/fixtures/board/fixtures-row.test.tsx',
    'writes odds as the brand does, until the player chooses another way, which is kept',
  ],
  homeRows: [
    'app/features/home/home-page.test.tsx',
    'shows rows of the first vendors before the categories: three for slots, one for live, one for fish',
  ],
  logIn: ['app/shell/log-in/log-in-sheet.test.tsx', 'shows the ways to log in as the brand lists them: %j'],
  'registration.preferred': [
    'app/features/registration/register-ways.test.tsx',
    'opens with the way that the brand prefers',
  ],
  'auth.remember': ['app/features/remember-me/memory.test.ts', 'keeps only the last username if the brand says so'],
  'auth.botCheck.siteKey': [
    'app/features/bot-turnstile/turnstile.test.ts',
    'loads Cloudflare’s script, and returns its widget’s token for the site key',
  ],
  'auth.google': SIGN_IN,
  'auth.google.clientId': SIGN_IN,
  'auth.facebook': SIGN_IN_AGAIN,
  'auth.facebook.clientId': SIGN_IN_AGAIN,
  'auth.firebase.apiKey': FIREBASE,
  'auth.firebase.authDomain': FIREBASE,
  'auth.firebase.projectId': FIREBASE,
  'reports.format': ['app/features/reports/send/as-otlp.test.ts', 'is a request of OTLP/HTTP for logs'],
  'reports.consent': [
    'app/features/reports/reports-watch.test.tsx',
    'waits for consent where the brand asks for it, and ends when it is withdrawn',
  ],
  'reports.sample': [
    'app/features/reports/reports-watch.test.tsx',
    'reports in the share of the visits that the brand has set, and ends with the page',
  ],
  'resources.blog': [
    'app/features/account/use-account-links.test.tsx',
    'links to the platform’s blog, or else to the brand’s: %j',
  ],
  'resources.androidApp': APPS,
  'resources.mobileConfig': APPS,
};
