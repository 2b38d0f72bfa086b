// Generated from schemas/site.schema.json by scripts/generate/schema-types.ts.

/**
 * The brand as its site and the sandbox platform see it: what the generator resolves and inlines in every page as JSON. Every value is final; nothing is derived from it again.
 */
export interface SiteBrand {
  /**
   * The site's id: the brand's, or `<brand>-agents` for a back office with a host of its own.
   */
  id: string;
  /**
   * The name that players see.
   */
  name: string;
  /**
   * Merchant code at the operator's platform.
   */
  merchant: string;
  /**
   * Host names of the site; the first is the preferred one.
   *
   * @minItems 1
   */
  domains: string[];
  /**
   * Name of this build, which follows from the bytes of the site.
   */
  build: string;
  /**
   * Path of the site, starting and ending with a slash.
   */
  basePath: string;
  platform: SitePlatform;
  /**
   * The ten white-label flags, all present.
   */
  flags: {
    [k: string]: boolean;
  };
  /**
   * modIds of the features that are linked in.
   */
  modules: string[];
  legal: SiteLegal;
  /**
   * ISO 4217 code, or one of the operator's own.
   */
  currency: string;
  currencyDigits: SiteCurrencyDigits;
  languages: SiteLanguages;
  theme: SiteTheme;
  /**
   * Game categories in the brand's order.
   */
  categories: ('elott' | 'lott' | 'live' | 'sports' | 'fish' | 'rng' | 'pvp' | 'esports' | 'cockfight')[];
  /**
   * Categories whose own rows come first on the home page, in order; those of the brand alone.
   */
  homeLead: ('elott' | 'lott' | 'live' | 'sports' | 'fish' | 'rng' | 'pvp' | 'esports')[];
  /**
   * Categories that have a row on the home page, in order; those of the brand alone.
   */
  homeRows: ('elott' | 'lott' | 'live' | 'sports' | 'fish' | 'rng' | 'pvp' | 'esports')[];
  /**
   * How odds are written until a player chooses otherwise; decimal if omitted.
   */
  oddsFormat?: 'decimal' | 'fractional' | 'american' | 'hongKong' | 'malay' | 'indonesian';
  /**
   * Ways to log in, in order.
   */
  logIn: string[];
  registration: SiteRegistration;
  auth: SiteAuth;
  /**
   * Player care; null in a brand that has no part of it.
   */
  playerCare: null | SitePlayerCare;
  /**
   * Whether the brand has a back office for agents.
   */
  agents: boolean;
  /**
   * The brand's other site; null in a brand with one site.
   */
  otherSite: null | OtherSite;
  support: SiteSupport;
  artwork: SiteArtwork;
  analytics: SiteAnalytics;
  reports?: SiteReports;
  /**
   * Links of the operator by type: blog, androidApp, mobileConfig.
   */
  resources: {
    [k: string]: string;
  };
}
export interface SitePlatform {
  /**
   * Origin of the platform's API without a trailing slash; empty for the site's own origin.
   */
  url: string;
  /**
   * Calls that the platform lacks and that features of the site can do without, by method and path; left out if there are none.
   */
  lacking?: string[];
  imageCdns: string[];
  launchCdns: string[];
  /**
   * Origins that the live chat may be shown from, besides the platform's own.
   */
  chatOrigins: string[];
}
export interface SiteLegal {
  minimumAge: number;
  regulator: null | SiteRegulator;
  licence: string | null;
  /**
   * Whether the disclaimer is switched on; its text is the word legal.disclaimer of the brand's own words.
   */
  disclaimer: boolean;
}
export interface SiteRegulator {
  id: string;
  name: string;
  url: string;
  /**
   * Where the brand's licence can be checked, or null.
   */
  licenceUrl: string | null;
  /**
   * Address of the regulator's player help, or null.
   */
  responsibleGaming: string | null;
}
/**
 * Digits of the currency behind the decimal mark: those that amounts count, and those that people see.
 */
export interface SiteCurrencyDigits {
  minor: number;
  shown: number;
}
export interface SiteLanguages {
  /**
   * Product code of the default language.
   */
  default: string;
  /**
   * Features of which each language's first word file has all words, as every page needs them right behind its first paint.
   */
  complete?: string[];
  /**
   * File with the names of the offered languages and their texts for a page that fails, where they are too many for the page.
   */
  more?: string;
  /**
   * Stylesheet with the faces of scripts that the default language does not need, where the languages are too many for the page.
   */
  faces?: string;
  /**
   * In the page, a text with a line for each: schemas/languages/offered-list.ts.
   *
   * @minItems 1
   */
  offered: SiteLanguage[];
}
export interface SiteLanguage {
  /**
   * Product code, such as TY.
   */
  code: string;
  /**
   * BCP 47 tag, such as fil.
   */
  tag: string;
  /**
   * The tag with the numbering system and the digits of the currency, such as ar-u-nu-latn-x-kwd33, by which numbers, amounts and dates are written and amounts read; left out if it is the same.
   */
  written?: string;
  direction: 'ltr' | 'rtl';
  /**
   * The language's own name; left out where a site has so many languages that their names are in `more`.
   */
  name?: string;
  /**
   * Folder of its word files, relative to the base path, with a content hash in its name.
   */
  words: string;
}
export interface SiteTheme {
  name: string;
  /**
   * Scheme on a first visit.
   */
  scheme: 'light' | 'dark' | 'system';
  layout: SiteLayout;
  /**
   * Browser chrome colour of each scheme.
   */
  themeColor: {
    light: string;
    dark: string;
  };
}
/**
 * Layout choices.
 */
export interface SiteLayout {
  /**
   * Position of the main navigation on wide screens: in a rail beside the content, in tabs under the header, or in the header's own bar, with quick categories below it.
   */
  navigation: 'side' | 'top' | 'bar';
  /**
   * Whether a phone's bottom bar is fixed to the edge or floats above the content. Default: fixed.
   */
  bottomBar: 'fixed' | 'floating';
  /**
   * Shape of the game tiles. Sets their aspect ratio too, unless tokens.tile.ratio is stated beside it.
   */
  tile: 'portrait' | 'square' | 'wide';
  /**
   * Whether game tiles are plain, or arched at the top with their title below instead of in the picture. Default: none.
   */
  tileMask: 'none' | 'arch';
  /**
   * Whether a row of tiles is placed on the page itself or in a card. Default: open.
   */
  rows: 'open' | 'card';
  /**
   * Ink of the vendors' pictures where many of them can be chosen from: a quiet grey, or the platform's tinted set. The chosen one is in its vendor's colour. Default: quiet.
   */
  vendorMarks: 'quiet' | 'tinted';
  /**
   * Whether the platform's banners show their pictures beside the words, or the words alone. Default: pictured.
   */
  banners: 'pictured' | 'plain';
  /**
   * Spacing of lists and rows.
   */
  density: 'roomy' | 'tight';
}
export interface SiteRegistration {
  /**
   * Whether registration is closed.
   */
  closed: boolean;
  preferred: 'username' | 'mobile' | null;
}
export interface SiteAuth {
  /**
   * What the device may remember about a player.
   */
  remember: 'off' | 'name' | 'device';
  botCheck: null | SiteBotCheck;
  google: null | SiteGoogle;
  facebook: null | SiteFacebook;
  firebase: null | SiteFirebase;
  /**
   * Whether members are asked their security question after a log-in.
   */
  securityQuestions: boolean;
  /**
   * Whether members can log in with a passkey and confirm withdrawals with it.
   */
  passkeys: boolean;
}
export interface SiteBotCheck {
  provider: 'altcha' | 'turnstile' | 'recaptcha' | 'hcaptcha';
  /**
   * The provider's public key for the site; null if the provider needs none.
   */
  siteKey: string | null;
}
export interface SiteGoogle {
  clientId: string;
}
export interface SiteFacebook {
  clientId: string;
}
export interface SiteFirebase {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /**
   * Origin of a local auth emulator, where the site is served on the machine that runs one; null in every site that is built.
   */
  emulator: string | null;
}
export interface SitePlayerCare {
  /**
   * The parts that are on.
   *
   * @minItems 1
   */
  parts: ('limits' | 'realityCheck' | 'sessionClock' | 'timeOut' | 'selfExclusion' | 'selfTest')[];
  /**
   * Hours until a member can confirm a higher limit.
   */
  increaseHours: number;
  /**
   * Whether a higher limit also waits for the end of the period that it was asked in.
   */
  waitsForPeriod: boolean;
  realityCheck: SiteRealityCheck;
  youngAdults: null | SiteYoungAdults;
  helpLines: SiteHelpLine[];
}
export interface SiteRealityCheck {
  /**
   * Minutes between two checks until a member chooses others.
   */
  minutes: number;
  /**
   * The fewest minutes that a member can choose.
   */
  shortest: number;
  /**
   * The most minutes that a member can choose.
   */
  longest: number;
}
export interface SiteYoungAdults {
  /**
   * The age, in years, at which the limits end.
   */
  below: number;
  limits: SiteYoungAdultLimit[];
}
export interface SiteYoungAdultLimit {
  kind: 'deposit' | 'loss' | 'stake';
  period: 'day' | 'week' | 'month';
  /**
   * In minor units of the brand's currency.
   */
  amount: number;
}
export interface SiteHelpLine {
  name: string;
  /**
   * Two capital letters of ISO 3166; null if it serves any country.
   */
  country: string | null;
  phone: string | null;
  url: string;
  /**
   * Product codes of the languages in which it answers.
   */
  languages: string[];
}
export interface OtherSite {
  /**
   * Its address with the base path, ending with a slash.
   */
  url: string;
  /**
   * Paths of the back office below the base path. The players' site has every other path.
   */
  agentPaths: string[];
  /**
   * Whether it is the back office.
   */
  isBackOffice: boolean;
}
export interface SiteSupport {
  email: string | null;
  phone: string | null;
  url: string | null;
}
/**
 * Files of the brand's own art and shared art, relative to the base path, with content hashes in their names.
 */
export interface SiteArtwork {
  /**
   * The brand's mark (SVG).
   */
  mark: string;
  /**
   * The mark for dark grounds (SVG), where one mark does not serve all.
   */
  markDark?: string;
  wordmark?: SiteWordmark;
  /**
   * Schemes whose header and navigation are dark; for brands with a drawing for dark grounds.
   */
  darkBars?: ('light' | 'dark')[];
  /**
   * Scene behind the first banner (SVG), or null.
   */
  hero: string | null;
  /**
   * The regulator's seal (SVG), or null.
   */
  seal: string | null;
  /**
   * SVG sprite of the interface icons.
   */
  icons: string;
}
/**
 * The brand's name as a drawing.
 */
export interface SiteWordmark {
  /**
   * SVG for light grounds.
   */
  file: string;
  /**
   * SVG for dark grounds, where one does not serve all.
   */
  dark?: string;
  /**
   * Width divided by height.
   */
  ratio: number;
}
export interface SiteAnalytics {
  gtagId: string | null;
}
/**
 * Where the site's reports go; left out by a brand without them.
 */
export interface SiteReports {
  /**
   * An https address, or a path of the site's own host.
   */
  url: string;
  /**
   * The form of schemas/reports.schema.json, or OpenTelemetry's for logs.
   */
  format: 'json' | 'otlp';
  /**
   * Whether visitors are asked first.
   */
  consent: boolean;
  /**
   * Share of the visits that send reports.
   */
  sample: number;
}
