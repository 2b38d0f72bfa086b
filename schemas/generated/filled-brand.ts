// Generated from schemas/brand.schema.json by scripts/generate/schema-types.ts.

/**
 * How the platform checks that a person, not a script, logs in, registers or asks for a code. Null for no check.
 */
export type BrandBotCheck = {
  /**
   * ALTCHA is a proof of work set by the platform itself, with no third party. The others load a script from their makers, which the site's security policy allows only if they are chosen.
   */
  provider: 'altcha' | 'turnstile' | 'recaptcha' | 'hcaptcha';
  /**
   * The provider's public key for the site. ALTCHA needs none.
   */
  siteKey: string | null;
} | null;
/**
 * Sign-in with Google, for brands with google in logIn. Null otherwise.
 */
export type BrandGoogle = {
  /**
   * Client id from Google; the platform keeps its secret.
   */
  clientId: string;
} | null;
/**
 * Sign-in with Facebook, for brands with facebook in logIn. Null otherwise.
 */
export type BrandFacebook = {
  /**
   * Client id from Facebook; the platform keeps its secret.
   */
  clientId: string;
} | null;
/**
 * Firebase project that sends and checks verification codes. Null if the platform does.
 */
export type BrandFirebase = {
  /**
   * Web API key of the project; it is public.
   */
  apiKey: string;
  /**
   * Auth domain of the project, a host name.
   */
  authDomain: string;
  /**
   * Name of the project.
   */
  projectId: string;
} | null;

/**
 * A brand's configuration: brands/<id>/brand.json. Comments and trailing commas are allowed.
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
   * The name that players see, without < and >.
   */
  name: string;
  /**
   * Id of another brand or template whose settings this one starts from. Objects are merged deep; lists and single values are replaced.
   */
  extends?: string;
  /**
   * True for a file that other brands extend and that is never built itself.
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
   * ISO 4217 code of the players' currency, three capital letters.
   */
  currency: string;
  currencyDigits: BrandCurrencyDigits;
  languages: BrandLanguages;
  theme: BrandTheme;
  /**
   * Game categories in the order of the navigation. Categories left out are not shown. With `cockfight`, the vendors DS88 and DIG and their games move there from sports; without it, sports has a filter for them.
   */
  categories: ('elott' | 'lott' | 'live' | 'sports' | 'fish' | 'rng' | 'pvp' | 'esports' | 'cockfight')[];
  /**
   * Categories with a row on the home page, in order, below the hot games and the first vendors' games. Only the brand's own categories count.
   */
  homeRows: ('elott' | 'lott' | 'live' | 'sports' | 'fish' | 'rng' | 'pvp' | 'esports')[];
  /**
   * How odds of matches are written until a player chooses another way: `decimal` 2.10, `fractional` 11/10, `american` +110, `hongKong` 1.10, `malay` −0.91, `indonesian` 1.10. Without it, as the region of `languages` or else the currency’s country writes them.
   */
  oddsFormat: 'decimal' | 'fractional' | 'american' | 'hongKong' | 'malay' | 'indonesian' | null;
  /**
   * Categories whose own rows come first on the home page, above the hot games: the next draws for a lottery; for sports the next matches with `content.fixtures`, then the vendors and whether they are open; the games of any other. Only the brand's own categories count.
   */
  homeLead: ('elott' | 'lott' | 'live' | 'sports' | 'fish' | 'rng' | 'pvp' | 'esports')[];
  /**
   * Ways to log in, in the order in which players see them.
   *
   * @minItems 1
   */
  logIn: ('username' | 'sms' | 'google' | 'facebook')[];
  registration: BrandRegistration;
  auth: BrandAuth;
  content: BrandContent;
  responsibleGaming: BrandResponsibleGaming;
  /**
   * Whether the brand has a back office for agents.
   */
  agents: boolean;
  agent: BrandAgent;
  support: BrandSupport;
  analytics: BrandAnalytics;
  reports: BrandReports;
  resources: BrandResources;
  artwork: BrandArtwork;
  environments: Environments;
}
/**
 * The site's address.
 */
export interface BrandSiteAddress {
  /**
   * Host names that serve the site, the main one first. Each domain belongs to one brand.
   *
   * @minItems 1
   */
  domains: string[];
  /**
   * Path of the site, starting and ending with a slash.
   */
  basePath: string;
  /**
   * For how many days the scripts, styles, words and pictures of a site stay available after another build has replaced it: a page opened before, or kept in a cache, can then still load its parts. 0 keeps none.
   */
  keepDays: number;
}
/**
 * The operator's platform that the site talks to.
 */
export interface BrandPlatform {
  /**
   * Origin of the platform's API, with https and without a path or a trailing slash. Empty if the site's own origin forwards the calls.
   */
  url: string;
  /**
   * Origins that serve game and banner images: which one a picture comes from is a matter of chance with each load of the site; if it fails there, the next is tried. The address of a game's picture carries `shape` (portrait, square or wide), `title=none` where its name is not to be drawn in, and `density=1` where half the pixels do; a host may leave them aside.
   */
  imageCdns: string[];
  /**
   * Origins that games are launched from, in an order chosen at random per visit; if one fails, the next is used.
   */
  launchCdns: string[];
  /**
   * Origins that the live chat may be shown from, besides the platform's own. Addresses of other origins are not opened.
   */
  chatOrigins: string[];
  calls: BrandCalls;
}
/**
 * Which calls the platform lacks. It has those of the specification; docs/own-calls.md lists the others.
 */
export interface BrandCalls {
  /**
   * Calls of our own that the platform lacks, by operation. A feature that needs one is absent from the site: docs/features.md says which. A call that is not named here and that the platform answers with 501, or with 404 and unknown_operation, takes the feature away while the page is open.
   */
  lacking: (
    | 'accountRecord'
    | 'addPasskey'
    | 'addPayoutAccount'
    | 'agentIncome'
    | 'agentIncomeFile'
    | 'answerCareStep'
    | 'answerLimitPrompt'
    | 'answerRealityCheck'
    | 'applyPromotion'
    | 'askSupport'
    | 'askToReturn'
    | 'bettingRecord'
    | 'bonuses'
    | 'botChallenge'
    | 'cancelCareLimit'
    | 'cancelDeposit'
    | 'changePaymentPassword'
    | 'chatMessages'
    | 'choosePayoutAccount'
    | 'claimMissionReward'
    | 'claimPromotion'
    | 'confirmCareLimit'
    | 'confirmWithdrawal'
    | 'contractDues'
    | 'contractDuesFile'
    | 'contractOutlook'
    | 'contracts'
    | 'contractsWaiting'
    | 'countryCodes'
    | 'createDeposit'
    | 'createRegistrationLink'
    | 'deleteMessages'
    | 'depositMethods'
    | 'depositOrder'
    | 'depositOrders'
    | 'devices'
    | 'downlineTerms'
    | 'endOtherSessions'
    | 'fixtures'
    | 'forgetDevice'
    | 'freezeTeamMember'
    | 'giveUpBonus'
    | 'keepSelfTest'
    | 'knownPerson'
    | 'launchDemo'
    | 'logIns'
    | 'lotteryBets'
    | 'lotteryIssue'
    | 'lotteryTable'
    | 'memberAccount'
    | 'message'
    | 'messageGroups'
    | 'messages'
    | 'oidcLogin'
    | 'oidcProvider'
    | 'openAccount'
    | 'passkeyLogIn'
    | 'passkeyLogInOptions'
    | 'passkeyOptions'
    | 'passkeys'
    | 'placeLotteryBets'
    | 'playerCare'
    | 'postponeVerification'
    | 'profitRecord'
    | 'promotions'
    | 'readMessages'
    | 'realityCheck'
    | 'redeemVoucher'
    | 'referral'
    | 'registrationLinks'
    | 'registrationLinksFile'
    | 'rememberDevice'
    | 'removePasskey'
    | 'removePayoutAccount'
    | 'renamePasskey'
    | 'reportChatMessage'
    | 'reportDepositPaid'
    | 'reportMissingTransfer'
    | 'requestWithdrawal'
    | 'restoreMessages'
    | 'resumeSession'
    | 'revokeDevice'
    | 'rewardHistory'
    | 'searchableGames'
    | 'sendChatMessage'
    | 'sendMessage'
    | 'sentMessage'
    | 'sentMessages'
    | 'setCareLimit'
    | 'setEmail'
    | 'setPaymentPassword'
    | 'setRealityCheck'
    | 'setRegistrationLink'
    | 'setSecurityQuestions'
    | 'setTeamRate'
    | 'setTeamRates'
    | 'startExclusion'
    | 'startTimeOut'
    | 'supportQuestionRules'
    | 'teamBet'
    | 'teamBets'
    | 'teamBetsFile'
    | 'teamDaysFile'
    | 'teamFile'
    | 'teamLevel'
    | 'teamMember'
    | 'teamMovement'
    | 'teamMovements'
    | 'teamMovementsFile'
    | 'teamOverview'
    | 'teamProfit'
    | 'teamProfitFile'
    | 'teamRateRanges'
    | 'transferToDownline'
    | 'transferToUpline'
    | 'uplineTerms'
    | 'uplineTransfer'
    | 'uplineTransfers'
    | 'uploadDepositProof'
    | 'withdrawalOrder'
    | 'withdrawalOrders'
    | 'withdrawalPasskeyOptions'
    | 'withdrawalTerms'
  )[];
}
/**
 * The ten white-label flags. Features that a flag switches off are absent from the site.
 */
export interface BrandFlags {
  /**
   * Players register with a username and a password.
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
   * Agents have contracts: with a back office its pages for dividends and salaries, and for every member what contracts still owe them, below the balance.
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
   * Alternative spelling of FREEPAY3. Do not set both to different values.
   */
  FREEPLAY3?: boolean;
}
/**
 * Requirements of the law and the regulator.
 */
export interface BrandLegal {
  /**
   * Minimum age of players, in years: a whole number, not below the regulator's minimum; at least 18 without a regulator.
   */
  minimumAge: number;
  /**
   * Id of the regulator that supervises the brand (a file in schemas/regulators/ or in the workspace's own regulators/), or null.
   */
  regulator: string | null;
  /**
   * Licence number as the regulator writes it, without < and >, shown in the footer; or null.
   */
  licence: string | null;
  /**
   * Whether players must accept a disclaimer. Its text is the brand's own word shell.legal.disclaimer in every offered language; the footer and the help show the same. Lines that start with • are a list.
   */
  disclaimer: boolean;
}
/**
 * Digits behind the decimal mark of the currency.
 */
export interface BrandCurrencyDigits {
  /**
   * Digits that the platform counts amounts in. Only for a currency of the operator's own, which needs it; any other has those of ISO 4217.
   */
  minor: number | null;
  /**
   * Digits that players see, up to the minor digits. An amount with a smaller fraction shows all minor digits. By default, zero for currencies such as IDR, COP, HUF or PKR, whose minor unit is out of use, and the minor digits for all others.
   */
  shown: number | null;
}
/**
 * Languages that players can choose.
 */
export interface BrandLanguages {
  /**
   * Product code of the language on a first visit, two to four capital letters. Must be offered.
   */
  default: string;
  /**
   * Product codes of the languages, in the order of the language menu. locales/languages.json lists all codes.
   *
   * @minItems 1
   */
  offered: string[];
  /**
   * Country whose dates, times and numbers the site writes where a language has several ways, as English has: two capital letters of ISO 3166. Without it, the currency’s country.
   */
  region: string | null;
}
/**
 * The site's look: a theme and the brand's changes to it.
 */
export interface BrandTheme {
  /**
   * Folder name of a theme in themes/.
   */
  name: string;
  /**
   * Scheme on a first visit. Default: the theme's.
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
 * Font stacks, the headings' weight and letter spacing, and the factor of all sizes of text.
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
  /**
   * A factor from 0.75 to 1.25.
   */
  scale?: string;
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
 * Game tiles: aspect ratio, tiles per row on a phone, minimum width elsewhere.
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
 * Row height, gap, section gap, page margin, and the factor of all distances.
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
  /**
   * A factor from 0.75 to 1.25.
   */
  scale?: string;
}
/**
 * Layout choices of a theme or a brand.
 */
export interface LayoutChoices {
  /**
   * Position of the main navigation on wide screens: in a rail beside the content, in tabs under the header, or in the header's own bar, with quick categories below it.
   */
  navigation?: 'side' | 'top' | 'bar';
  /**
   * Whether a phone's bottom bar is fixed to the edge or floats above the content. Default: fixed.
   */
  bottomBar?: 'fixed' | 'floating';
  /**
   * Shape of the game tiles. Sets their aspect ratio too, unless tokens.tile.ratio is stated beside it.
   */
  tile?: 'portrait' | 'square' | 'wide';
  /**
   * Whether game tiles are plain, or arched at the top with their title below instead of in the picture. Default: none.
   */
  tileMask?: 'none' | 'arch';
  /**
   * Whether a row of tiles is placed on the page itself or in a card. Default: open.
   */
  rows?: 'open' | 'card';
  /**
   * Ink of the vendors' pictures where many of them can be chosen from: a quiet grey, or the platform's tinted set. The chosen one is in its vendor's colour. Default: quiet.
   */
  vendorMarks?: 'quiet' | 'tinted';
  /**
   * Whether the platform's banners show their pictures beside the words, or the words alone. Default: pictured.
   */
  banners?: 'pictured' | 'plain';
  /**
   * Spacing of lists and rows.
   */
  density?: 'roomy' | 'tight';
}
/**
 * How players register. The flags USERNAMEREG3 and MOBILENUMREG3 choose the ways.
 */
export interface BrandRegistration {
  /**
   * True if registration is closed. Required when neither way to register is switched on.
   */
  closed: boolean;
  /**
   * Way that registration opens with, or null for the first that is switched on.
   */
  preferred: 'username' | 'mobile' | null;
}
/**
 * How players log in, and what the device remembers.
 */
export interface BrandAuth {
  /**
   * What the device may remember for one day, if the player ticks it: nothing; the username or the mobile number (`name`); or that the player is logged in too (`device`), by a token of the platform in a cookie that no script can read. The site never stores a password. `device` needs the platform on the site's own origin.
   */
  remember: 'off' | 'name' | 'device';
  botCheck: BrandBotCheck;
  google: BrandGoogle;
  facebook: BrandFacebook;
  firebase: BrandFirebase;
  /**
   * Whether members with a security question must answer it after log-in.
   */
  securityQuestions: boolean;
  /**
   * Whether members can log in with a passkey and confirm withdrawals with it, beside their passwords. A passkey belongs to a domain: it works on the shortest of the brand's domains that the page's domain is or lies below, so domains that share no such parent do not share passkeys.
   */
  passkeys: boolean;
}
/**
 * What the site offers besides games and accounts. What is false is absent from the site. Flags and categories bring further parts, as docs/features.md lists.
 */
export interface BrandContent {
  /**
   * The next matches of the sports vendors, with odds and score as they change, where `homeLead` has sports. The platform has to offer the call.
   */
  fixtures: boolean;
  /**
   * The member centre's first page: what secures the account and what raises its level, personal data, VIP level, devices and last log-ins.
   */
  myAccount: boolean;
  /**
   * A conversation with the operator's customer service, inside the site. It is framed only from the platform and from platform.chatOrigins.
   */
  liveChat: boolean;
  /**
   * A feedback form, and questions to customer service.
   */
  feedback: boolean;
  /**
   * A room where players chat with each other.
   */
  chatRoom: boolean;
  /**
   * Missions with their rewards, and the leaderboard.
   */
  missions: boolean;
  /**
   * A link, a code and a QR code for inviting friends. Needs registration.
   */
  invite: boolean;
  /**
   * The member's balances, and transfers between the main wallet and vendors' wallets. Where all games play from one wallet the page shows that one.
   */
  wallet: boolean;
  /**
   * Depositing money, and following the order until it is credited.
   */
  deposit: boolean;
  /**
   * Every movement of the member's balance, every settled bet, and profit and loss by day, with totals and files for spreadsheets.
   */
  memberRecords: boolean;
  /**
   * The bonuses that a member received, and what must still be staked before each can be withdrawn. Needs promotions.
   */
  bonuses: boolean;
  /**
   * Withdrawing money, and confirming that it has arrived.
   */
  withdrawal: boolean;
  /**
   * Messages to the member about payments, rewards and the account.
   */
  messages: boolean;
  /**
   * Transferring money to the agent who brought the member in.
   */
  transferUpline: boolean;
  /**
   * The operator's announcements, in pages.
   */
  announcements: boolean;
  /**
   * The page of promotions, applying for them, and the reward centre.
   */
  promotions: boolean;
}
/**
 * Player care: what members can do to stay in control. A part that is left out, or null, is on if the brand's regulator requires it.
 */
export interface BrandResponsibleGaming {
  /**
   * Limits that members set on what they deposit, lose and stake and on how long they play, by day, week and month. Null: as the regulator requires.
   */
  limits: boolean | null;
  /**
   * A message at intervals that says how long somebody has played, and what they have staked and won. Null: as the regulator requires.
   */
  realityCheck: boolean | null;
  /**
   * How long the session has lasted, in sight on every page and beside every game, with the last log-in and the net position. Null: as the regulator requires.
   */
  sessionClock: boolean | null;
  /**
   * A break of a day to six weeks that members can take from playing. Null: as the regulator requires.
   */
  timeOut: boolean | null;
  /**
   * An exclusion of six months or longer, from the brand or from all brands of the operator. Null: as the regulator requires.
   */
  selfExclusion: boolean | null;
  /**
   * Nine questions with which members can look at how they play. Null: as the regulator requires.
   */
  selfTest: boolean | null;
}
/**
 * Where agents find the back office. With a host of its own it is a second site, `<id>-agents`: each of the two leads to the other and has none of its code.
 */
export interface BrandAgent {
  /**
   * Host name of the back office's own site, in lower case, without scheme, port or path. Null keeps the back office on the brand's domains.
   */
  host: string | null;
}
/**
 * How players reach customer service.
 */
export interface BrandSupport {
  /**
   * Email address, or null.
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
 * Visit statistics by Google Analytics. They are loaded only after a visitor has accepted them, and a site without an id holds nothing of them.
 */
export interface BrandAnalytics {
  /**
   * Measurement id, G- and 4 to 12 capital letters and digits, or null for no statistics at all. The site counts its pages itself: switch off page changes by browser history in Google Analytics.
   */
  gtagId: string | null;
}
/**
 * Reports of how the site is doing: errors, how fast its pages are, what its policy has blocked, and calls that the platform has refused. They hold nothing of a person, as docs/reports.md says field by field, and a site without an address holds nothing of them.
 */
export interface BrandReports {
  /**
   * Address that receives the reports, with https and without a query; or a path of the site's own host below `/wps/`, which its web server passes on, or `/sandbox/`, for trials with the sandbox; or null for no reports at all. The site's policy lets its pages send there.
   */
  url: string | null;
  /**
   * Form of the reports: `json` as schemas/reports.schema.json has it, or `otlp` for the logs of OpenTelemetry, OTLP/HTTP with JSON. The address is then the whole one of a collector, with `/v1/logs`.
   */
  format: 'json' | 'otlp';
  /**
   * Whether visitors are asked first. Until one has accepted, nothing is sent and nothing is stored; visit statistics are asked for in the same question.
   */
  consent: boolean;
  /**
   * Share of the visits that send reports, drawn again for each: 1 for all of them.
   */
  sample: number;
}
/**
 * Links of the operator, for as long as the platform does not send others. All are https addresses.
 */
export interface BrandResources {
  /**
   * The operator's blog, an https address, linked from the account menu.
   */
  blog?: string;
  /**
   * Download of the Android app, offered as a QR code beside the home page and as a link in the menu of phones.
   */
  androidApp?: string;
  /**
   * Download of the profile (mobileconfig) that puts the site on an iPhone, offered as a QR code beside the home page and as a link in the menu of phones.
   */
  mobileConfig?: string;
}
/**
 * The brand's own artwork: SVG files in the brand's folder, without script, at most 512 KiB each.
 */
export interface BrandArtwork {
  /**
   * The brand's mark, a square SVG: its path in the brand's folder, with / between folders.
   */
  mark: string;
  /**
   * The mark for dark grounds, a square SVG: its path in the brand's folder; or null if `mark` can be seen on every ground.
   */
  markDark: string | null;
  /**
   * The brand's name as a drawing, 1 to 8 times as wide as high: an SVG's path in the brand's folder; or null. It stands beside the mark in place of the name in letters, in windows of 360 pixels and more.
   */
  wordmark: string | null;
  /**
   * The wordmark for dark grounds, as wide as `wordmark`: an SVG's path in the brand's folder; or null if `wordmark` can be read on every ground.
   */
  wordmarkDark: string | null;
  /**
   * Scene behind the first banner, an SVG: its path in the brand's folder, with / between folders; or null.
   */
  hero: string | null;
}
/**
 * Where the same site is tried before it is live, by the name that `--env` takes: small letters, digits and hyphens, a letter first. `production` is the brand itself. Each says what differs; `brandgen.json` can say it for all brands, and the brand's own settings count more.
 */
export interface Environments {
  [k: string]: BrandEnvironment;
}
/**
 * What differs where the same site is tried before it is live. Everything else is as in production, and `domains` has to be said.
 */
export interface BrandEnvironment {
  /**
   * Host names that serve the site in this environment, the main one first, in place of `site.domains`. `{brand}` is the brand's id.
   *
   * @minItems 1
   */
  domains?: string[];
  /**
   * Host name in place of `agent.host`, for brands that have one. `{brand}` is the brand's id.
   */
  agentHost?: string;
  /**
   * Merchant code at the platform of this environment, where it is another one.
   */
  merchant?: string;
  platform?: BrandPlatform1;
  analytics?: BrandAnalytics1;
  reports?: BrandReports1;
}
/**
 * The operator's platform that the site talks to.
 */
export interface BrandPlatform1 {
  /**
   * Origin of the platform's API, with https and without a path or a trailing slash. Empty if the site's own origin forwards the calls.
   */
  url: string;
  /**
   * Origins that serve game and banner images: which one a picture comes from is a matter of chance with each load of the site; if it fails there, the next is tried. The address of a game's picture carries `shape` (portrait, square or wide), `title=none` where its name is not to be drawn in, and `density=1` where half the pixels do; a host may leave them aside.
   */
  imageCdns: string[];
  /**
   * Origins that games are launched from, in an order chosen at random per visit; if one fails, the next is used.
   */
  launchCdns: string[];
  /**
   * Origins that the live chat may be shown from, besides the platform's own. Addresses of other origins are not opened.
   */
  chatOrigins: string[];
  calls: BrandCalls;
}
/**
 * Visit statistics by Google Analytics. They are loaded only after a visitor has accepted them, and a site without an id holds nothing of them.
 */
export interface BrandAnalytics1 {
  /**
   * Measurement id, G- and 4 to 12 capital letters and digits, or null for no statistics at all. The site counts its pages itself: switch off page changes by browser history in Google Analytics.
   */
  gtagId: string | null;
}
/**
 * Reports of how the site is doing: errors, how fast its pages are, what its policy has blocked, and calls that the platform has refused. They hold nothing of a person, as docs/reports.md says field by field, and a site without an address holds nothing of them.
 */
export interface BrandReports1 {
  /**
   * Address that receives the reports, with https and without a query; or a path of the site's own host below `/wps/`, which its web server passes on, or `/sandbox/`, for trials with the sandbox; or null for no reports at all. The site's policy lets its pages send there.
   */
  url: string | null;
  /**
   * Form of the reports: `json` as schemas/reports.schema.json has it, or `otlp` for the logs of OpenTelemetry, OTLP/HTTP with JSON. The address is then the whole one of a collector, with `/v1/logs`.
   */
  format: 'json' | 'otlp';
  /**
   * Whether visitors are asked first. Until one has accepted, nothing is sent and nothing is stored; visit statistics are asked for in the same question.
   */
  consent: boolean;
  /**
   * Share of the visits that send reports, drawn again for each: 1 for all of them.
   */
  sample: number;
}
