// Generated from schemas/brand.schema.json by scripts/generate/schema-types.ts.

/**
 * How the site shows the platform that a person logs in, registers or asks for a code, and not a script. Null for no check.
 */
export type BrandBotCheck = {
  /**
   * ALTCHA is a proof of work that the platform itself sets, with no third party. The others load their script from their makers, and are allowed in the site's security policy only when they are chosen.
   */
  provider: 'altcha' | 'turnstile' | 'recaptcha' | 'hcaptcha';
  /**
   * The public key that the provider gave for the site; all but ALTCHA need one.
   */
  siteKey: string | null;
} | null;
/**
 * Sign-in with Google, for brands whose ways to sign in name it. Null where there is none.
 */
export type BrandGoogle = {
  /**
   * What Google calls the site; the platform keeps the secret that belongs to it.
   */
  clientId: string;
  /**
   * Address of the OpenID provider.
   */
  issuer: string;
} | null;
/**
 * Sign-in with Facebook, for brands whose ways to sign in name it. Null where there is none.
 */
export type BrandFacebook = {
  /**
   * What Facebook calls the site; the platform keeps the secret that belongs to it.
   */
  clientId: string;
  /**
   * Address of the OpenID provider.
   */
  issuer: string;
} | null;
/**
 * Firebase project that sends the codes by SMS and checks them, in place of the platform. Null where the platform does.
 */
export type BrandFirebase = {
  /**
   * Web API key of the project; it is public.
   */
  apiKey: string;
  /**
   * Host name that the project signs in at.
   */
  authDomain: string;
  /**
   * Name of the project.
   */
  projectId: string;
} | null;
/**
 * Salted digest of the password that the operator gives to the accounts that it opens: PBKDF2 with SHA-256, 32 bytes. Whoever logs in with that password has to change it first. The password itself never stands in a brand.
 */
export type DefaultPassword = {
  /**
   * At least 16 bytes that nothing else uses, in base64url.
   */
  salt: string;
  /**
   * Rounds of PBKDF2.
   */
  iterations: number;
  /**
   * The 32 bytes of the digest, in base64url.
   */
  digest: string;
} | null;

/**
 * One brand as its operator writes it: brands/<id>/brand.json. Comments and trailing commas are allowed.
 */
export interface FilledBrandConfig {
  /**
   * Address of this schema, relative to the file; gives completion and help in editors.
   */
  $schema?: string;
  /**
   * The brand's id, which is also its folder name: small letters, digits and hyphens, a letter first.
   */
  id: string;
  /**
   * The name that players read, without < and >.
   */
  name: string;
  /**
   * Id of another brand or template whose settings this one starts from. Objects are merged deep; lists and single values are replaced.
   */
  extends?: string;
  /**
   * True for a file that others extend and that is not built itself.
   */
  template: boolean;
  /**
   * Merchant code at the operator's platform: 2 to 32 letters, digits, hyphens and underscores.
   */
  merchant: string;
  site: BrandSiteAddress;
  platform: BrandPlatform;
  flags: BrandFlags;
  legal: BrandLegal;
  /**
   * ISO 4217 code of the currency that players play in, three capital letters.
   */
  currency: string;
  languages: BrandLanguages;
  theme: BrandTheme;
  /**
   * Game categories in the order of the navigation. A category that is left out is not shown.
   */
  categories: ('elott' | 'lott' | 'live' | 'sports' | 'fish' | 'rng' | 'pvp' | 'esports')[];
  /**
   * Categories that have a row of their own on the home page, in order, below the hot games and those of the first vendors. One that is not among the brand's categories has none.
   */
  homeRows: ('elott' | 'lott' | 'live' | 'sports' | 'fish' | 'rng' | 'pvp' | 'esports')[];
  /**
   * Ways to log in, in the order in which players see them.
   *
   * @minItems 1
   */
  logIn: ('username' | 'sms' | 'google' | 'facebook')[];
  registration: BrandRegistration;
  auth: BrandAuth;
  content: BrandContent;
  /**
   * Whether the brand has a back office for agents.
   */
  agents: boolean;
  support: BrandSupport;
  analytics: BrandAnalytics;
  resources: Resources;
  artwork: BrandArtwork;
}
/**
 * Where the site is served.
 */
export interface BrandSiteAddress {
  /**
   * Host names that serve the site, the main one first. No two brands share one.
   *
   * @minItems 1
   */
  domains: string[];
  /**
   * Path that the site is served under; begins and ends with a slash.
   */
  basePath: string;
}
/**
 * The operator's platform that the site talks to.
 */
export interface BrandPlatform {
  /**
   * Origin of the platform's API, without a path or a trailing slash. Empty when the site's own origin passes the calls on.
   */
  url: string;
  /**
   * Origins that serve game and banner images: a picture comes from the same one each time, and from the next where that one fails. The address of a game's picture carries `shape` (portrait, square or wide), `title=none` where its name is not to be drawn in, and `density=1` where half the pixels do; a host may leave them aside.
   */
  imageCdns: string[];
  /**
   * Origins that games are launched from, in an order that is drawn once for each visit: the next is asked where the one before it fails.
   */
  launchCdns: string[];
  /**
   * Origins that the live chat may be shown from, besides the platform's own. An address of any other origin is not opened.
   */
  chatOrigins: string[];
}
/**
 * The ten white-label flags. What a flag switches off is absent from the site.
 */
export interface BrandFlags {
  /**
   * Players register with a user name and a password.
   */
  USERNAMEREG3: boolean;
  /**
   * Players register with a mobile number.
   */
  MOBILENUMREG3: boolean;
  /**
   * Registration by mobile number also asks for a password.
   */
  MOBILENUMPASSREG3: boolean;
  /**
   * Registration by mobile number asks for a code sent to it. Needs MOBILENUMREG3.
   */
  REGMOBVERF3: boolean;
  /**
   * Players must prove their identity; the KYC modal opens after registration.
   */
  MANDATORYKYC3: boolean;
  /**
   * Agents have contracts, and members see their consolidated balance.
   */
  AGENTPOLICY3: boolean;
  /**
   * Players collect points and redeem them in the point mall.
   */
  PTSYS3: boolean;
  /**
   * Visitors try games with a trial account.
   */
  FREEPAY3: boolean;
  /**
   * A player whose password has expired must change it after logging in.
   */
  PWDEXPFORCECHANGE3: boolean;
  /**
   * Players log in with a code sent to their mobile number.
   */
  MOBILEVERCODELOGIN3: boolean;
  /**
   * @deprecated
   * Second spelling of FREEPAY3. Say either, not both with different values.
   */
  FREEPLAY3?: boolean;
}
/**
 * What the law and the regulator ask for.
 */
export interface BrandLegal {
  /**
   * Age in years from which a person may play. Not below the minimum of the regulator.
   */
  minimumAge: 18 | 21;
  /**
   * Id of the regulator that supervises the brand (a file in schemas/regulators/), or null.
   */
  regulator: string | null;
  /**
   * Licence number as the regulator writes it, without < and >, shown in the footer; or null.
   */
  licence: string | null;
  /**
   * Whether players must accept a disclaimer. Its text is the brand's own word shell.legal.disclaimer in every offered language.
   */
  disclaimer: boolean;
}
/**
 * The languages that players choose from.
 */
export interface BrandLanguages {
  /**
   * Product code of the language that a first visit sees, two to four capital letters. One of those offered.
   */
  default: string;
  /**
   * Product codes of the languages, in the order of the language menu. locales/languages.json lists all codes.
   *
   * @minItems 1
   */
  offered: string[];
}
/**
 * How the site looks: a theme, and what this brand changes of it.
 */
export interface BrandTheme {
  /**
   * Folder name of a theme in themes/.
   */
  name: string;
  /**
   * Scheme that a first visit sees. Without it the theme's own.
   */
  scheme?: 'light' | 'dark' | 'system';
  tokens: TokenOverrides;
  layout: LayoutChoices;
}
/**
 * Values of design tokens (themes/contract.css.ts), all of them optional.
 */
export interface TokenOverrides {
  light?: ColorTokens;
  dark?: ColorTokens;
  font?: FontTokens;
  radius?: RadiusTokens;
  shadow?: ShadowTokens;
  tile?: TileTokens;
  density?: DensityTokens;
}
/**
 * Colours of one scheme.
 */
export interface ColorTokens {
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  ground?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  surface?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  raised?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  sunken?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  line?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  lineStrong?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  text?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  muted?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  chrome?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onChrome?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onChromeMuted?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  chromeLine?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  chromeActive?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onChromeActive?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  accent?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  accentHover?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onAccent?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  accentText?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  accentSoft?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onAccentSoft?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  chosen?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onChosen?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  call?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onCall?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  notice?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onNotice?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  hot?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  onHot?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  danger?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  dangerSoft?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  win?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  focus?: string;
  /**
   * #rrggbb, or #rrggbbaa for a scrim or a line.
   */
  scrim?: string;
}
/**
 * Font stacks and the headings' weight and letter spacing.
 */
export interface FontTokens {
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  head?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  text?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  action?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  headWeight?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  headSpacing?: string;
}
/**
 * Corner radii.
 */
export interface RadiusTokens {
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  control?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  card?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  tile?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  badge?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  sheet?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  round?: string;
}
/**
 * Shadows.
 */
export interface ShadowTokens {
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  float?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  accent?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  card?: string;
}
/**
 * Game tiles: aspect ratio, how many stand side by side on a phone, least width elsewhere.
 */
export interface TileTokens {
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  ratio?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  phoneColumns?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  minWidth?: string;
}
/**
 * Row height, gap, section gap and page margin.
 */
export interface DensityTokens {
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  row?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  gap?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  section?: string;
  /**
   * A CSS value, its quotes and round brackets in pairs; no other brackets, semicolons, backslashes, comments, ! or url().
   */
  page?: string;
}
/**
 * Layout choices of a theme or a brand.
 */
export interface LayoutChoices {
  /**
   * Where the main navigation stands on wide screens: in a rail beside the content, in tabs under the header, or in the header's own bar, with quick categories below it.
   */
  navigation?: 'side' | 'top' | 'bar';
  /**
   * Whether a phone's bottom bar is fixed to the edge or floats above the content. Without it: fixed.
   */
  bottomBar?: 'fixed' | 'floating';
  /**
   * Shape of the game tiles.
   */
  tile?: 'portrait' | 'square' | 'wide';
  /**
   * Whether game tiles are plain, or arched at the top with their title below instead of in the picture. Without it: none.
   */
  tileMask?: 'none' | 'arch';
  /**
   * Whether a row of tiles stands on the page itself or in a card. Without it: open.
   */
  rows?: 'open' | 'card';
  /**
   * Whether the header is plain or in the brand colour.
   */
  header?: 'plain' | 'brand';
  /**
   * Ink of the vendors' pictures where many of them can be chosen from: a quiet grey, or purple. The chosen one is in its vendor's colour. Without it: quiet.
   */
  vendorMarks?: 'quiet' | 'purple';
  /**
   * How much room lists and rows take.
   */
  density?: 'roomy' | 'tight';
}
/**
 * How players register. The flags USERNAMEREG3 and MOBILENUMREG3 say by which ways.
 */
export interface BrandRegistration {
  /**
   * Say true when nobody can register on the site. Needed when neither way to register is switched on.
   */
  closed: boolean;
  /**
   * Way that the registration sheet opens with, or null for the first that is switched on.
   */
  preferred: 'username' | 'mobile' | null;
}
/**
 * How players prove who they are, and what the site keeps of it.
 */
export interface BrandAuth {
  /**
   * What a player may have remembered on the device for one day: nothing, the user name, or the password too. The password is kept only as ciphertext under a key that never leaves the browser.
   */
  remember: 'off' | 'name' | 'password';
  botCheck: BrandBotCheck;
  google: BrandGoogle;
  facebook: BrandFacebook;
  firebase: BrandFirebase;
  defaultPassword: DefaultPassword;
  /**
   * Whether members who have a security question are asked it after a log-in.
   */
  securityQuestions: boolean;
}
/**
 * What the site offers besides games and accounts. What is false is absent from the site. Flags and categories bring further parts, as docs/features.md lists.
 */
export interface BrandContent {
  /**
   * A conversation with the operator's customer service, inside the site. It is shown from the platform and from platform.chatOrigins, and from nowhere else.
   */
  liveChat: boolean;
  /**
   * A short form that tells the operator what a player thinks, and questions to the support.
   */
  feedback: boolean;
  /**
   * A room where players talk with one another.
   */
  chatRoom: boolean;
  /**
   * Missions with their rewards, and the leaderboard. Needs registration.
   */
  missions: boolean;
  /**
   * A link, a code and a QR code with which a player invites friends. Needs registration.
   */
  invite: boolean;
  /**
   * The operator's announcements, read page by page.
   */
  announcements: boolean;
  /**
   * The page of promotions, applying for them, and the reward centre.
   */
  promotions: boolean;
}
/**
 * How players reach customer service.
 */
export interface BrandSupport {
  /**
   * E-mail address, or null.
   */
  email: string | null;
  /**
   * Telephone number in international form, or null.
   */
  phone: string | null;
  /**
   * Address of a help page or a chat, with https, or null.
   */
  url: string | null;
}
/**
 * Visit statistics.
 */
export interface BrandAnalytics {
  /**
   * Measurement id, G- and 4 to 12 capital letters and digits, or null for no statistics at all.
   */
  gtagId: string | null;
}
/**
 * Named links of the operator, such as a blog or an app to download.
 */
export interface Resources {
  /**
   * An https address.
   */
  [k: string]: string;
}
/**
 * The brand's own art: SVG files in the brand's folder, without script, at most 512 KiB each.
 */
export interface BrandArtwork {
  /**
   * The brand's mark, a square SVG: its path in the brand's folder, with / between folders.
   */
  mark: string;
  /**
   * Scene behind the first banner, an SVG: its path in the brand's folder, with / between folders; or null.
   */
  hero: string | null;
}
