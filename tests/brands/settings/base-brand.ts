import type { Dictionary } from '#cli/json/guards.ts';
import { withValue } from './changed-brand.ts';

/** Id and folder of the brand whose settings are changed. */
export const ID = 'specimen';

/** A brand with everything switched on. */
const EVERYTHING: Dictionary = {
  id: ID,
  name: 'Specimen',
  merchant: 'specimen01',
  site: { domains: ['specimen.example', 'www.specimen.example'] },
  platform: {
    url: 'https://api.specimen.example',
    imageCdns: ['https://img-a.specimen.example', 'https://img-b.specimen.example'],
    launchCdns: ['https://play-a.specimen.example', 'https://play-b.specimen.example'],
    chatOrigins: ['https://chat-a.specimen.example', 'https://chat-b.specimen.example'],
  },
  flags: {
    USERNAMEREG3: true,
    MOBILENUMREG3: true,
    MOBILENUMPASSREG3: true,
    REGMOBVERF3: true,
    MANDATORYKYC3: true,
    PTSYS3: true,
    FREEPAY3: true,
    PWDEXPFORCECHANGE3: true,
    MOBILEVERCODELOGIN3: true,
  },
  legal: { minimumAge: 21, regulator: 'pga', licence: 'PGA-1', disclaimer: true },
  currency: 'PHP',
  languages: { default: 'EN', offered: ['EN', 'TY'], region: 'GB' },
  theme: {
    name: 'aurora',
    scheme: 'dark',
    layout: {
      navigation: 'side',
      bottomBar: 'fixed',
      tile: 'portrait',
      tileMask: 'none',
      rows: 'open',
      vendorMarks: 'quiet',
      banners: 'pictured',
      density: 'roomy',
    },
  },
  categories: ['elott', 'lott', 'live', 'sports', 'fish', 'rng', 'pvp', 'esports'],
  homeLead: ['sports'],
  homeRows: ['rng', 'live', 'lott'],
  logIn: ['username', 'sms', 'google', 'facebook'],
  registration: { preferred: 'username' },
  auth: {
    remember: 'device',
    botCheck: { provider: 'turnstile', siteKey: '0x4AAAAAAAAAAAAAAAAAAAAA' },
    google: { clientId: 'google-of-specimen' },
    facebook: { clientId: 'facebook-of-specimen' },
    securityQuestions: true,
    passkeys: true,
  },
  agents: true,
  support: { email: 'care@specimen.example', phone: '+63 2 5550 0111', url: 'https://help.specimen.example' },
  analytics: { gtagId: 'G-SPECIMEN1' },
  reports: { url: 'https://reports.specimen.example/site' },
  resources: {
    blog: 'https://blog.specimen.example',
    androidApp: 'https://get.specimen.example/app.apk',
    mobileConfig: 'https://get.specimen.example/app.mobileconfig',
  },
  artwork: { mark: 'mark.svg', hero: 'hero.svg' },
};

const firebase = { apiKey: 'AIzaSyA-specimen-key-0123', authDomain: 'specimen.firebaseapp.com', projectId: 'specimen' };

/** Parts of player care; the base brand's regulator requires some of them. */
const CARE = ['limits', 'realityCheck', 'sessionClock', 'timeOut', 'selfExclusion', 'selfTest'];

/** Settings that have to differ so that another one can be changed and still be valid, by the other one's path. */
const PREPARED: Readonly<Record<string, Dictionary>> = {
  extends: { categories: undefined },
  'flags.USERNAMEREG3': { 'registration.preferred': null },
  'flags.MOBILENUMREG3': { 'flags.REGMOBVERF3': false },
  'flags.FREEPLAY3': { 'flags.FREEPAY3': undefined },
  'legal.minimumAge': { 'legal.regulator': null, 'legal.licence': null },
  'currencyDigits.minor': { currency: 'XCO', 'currencyDigits.minor': 2 },
  'languages.offered': { 'legal.disclaimer': false },
  oddsFormat: { 'content.fixtures': true },
  ...Object.fromEntries(
    CARE.map((part) => [`responsibleGaming.${part}`, { 'legal.regulator': null, 'legal.licence': null }]),
  ),
  'artwork.wordmarkDark': { 'artwork.wordmark': 'wordmark.svg' },
  'auth.firebase.apiKey': { 'auth.firebase': firebase },
  'auth.firebase.authDomain': { 'auth.firebase': firebase },
  'auth.firebase.projectId': { 'auth.firebase': firebase },
};

/** The brand whose setting at a path can be changed. */
export function baseBrand(path: string): Dictionary {
  const changes = Object.entries(PREPARED[path] ?? {});
  return changes.reduce((brand, [at, value]) => withValue(brand, at, value), EVERYTHING);
}

/** Values for settings whose choices neither the schema's examples nor its form give. */
export const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  name: ['Other'],
  extends: ['other'],
  merchant: ['other01'],
  homeLead: [[]],
  // Without the setting, the region gives fractions.
  oddsFormat: ['decimal', 'american', 'hongKong', 'malay', 'indonesian'],
  'currencyDigits.minor': [3],
  'currencyDigits.shown': [0],
  'languages.default': ['TY'],
  'languages.offered': [
    ['TY', 'EN'],
    ['EN', 'TY', 'TH'],
  ],
  'theme.name': ['harbor'],
  'theme.tokens.font.head': ['Georgia, serif'],
  'theme.tokens.font.text': ['Georgia, serif'],
  'theme.tokens.font.action': ['Georgia, serif'],
  'theme.tokens.font.headWeight': ['500'],
  'theme.tokens.radius.control': ['3px'],
  'theme.tokens.radius.card': ['3px'],
  'theme.tokens.radius.tile': ['3px'],
  'theme.tokens.radius.badge': ['3px'],
  'theme.tokens.radius.sheet': ['3px'],
  'theme.tokens.radius.round': ['3px'],
  'theme.tokens.tile.ratio': ['5 / 4'],
  'theme.tokens.density.row': ['51px'],
  'theme.tokens.density.scale': ['0.85'],
  'theme.tokens.font.scale': ['1.1'],
  'auth.botCheck.siteKey': ['0x4BBBBBBBBBBBBBBBBBBBBB'],
  'auth.google': [{ clientId: 'other-google' }],
  'auth.facebook': [{ clientId: 'other-facebook' }],
  'analytics.gtagId': [null],
  'artwork.mark': ['other.svg'],
  'platform.calls.lacking': [['claimMissionReward']],
  'artwork.markDark': ['other.svg'],
  'artwork.wordmark': ['wordmark.svg'],
  'artwork.wordmarkDark': ['wordmark-dark.svg'],
};
