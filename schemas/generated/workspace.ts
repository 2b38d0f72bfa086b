// Generated from schemas/workspace.schema.json by scripts/generate/schema-types.ts.

/**
 * brandgen.json, beside brands/: where releases go, the environments of all brands, and a cache that machines share.
 */
export interface WorkspaceConfig {
  /**
   * Address of this schema, for completion in editors.
   */
  $schema?: string;
  targets: Targets;
  environments?: Environments;
  releasers: Releasers;
  cache?: Cache;
}
/**
 * Places that sites are released to, by the name that `--to` takes: small letters, digits and hyphens, a letter first.
 */
export interface Targets {
  [k: string]: Target;
}
/**
 * Either a folder that a web server reads, or a store that a delivery network reads.
 */
export interface Target {
  /**
   * Folder of the releases, relative to brandgen.json; it is created if it is missing. Its path has no quotes, `$`, `;`, braces or backslashes, as it stands in the web server's configuration.
   */
  folder?: string;
  s3?: Store;
  /**
   * The web server that reads the folder, whose configuration a release writes.
   */
  server: 'nginx' | 'caddy';
  /**
   * The environment whose sites this target has; left out, it is production. No site of another environment is released there.
   */
  environment?: string;
  /**
   * Name of the environment variable with the private key that signs releases, where the target has a list of releasers.
   */
  signFrom: string;
  /**
   * Command, word by word, that makes the web server read its configuration again. It runs in the workspace, without a shell. Left out, the server has to be reloaded by hand.
   *
   * @minItems 1
   */
  reload?: string[];
  /**
   * Port, or address and port, that the web server takes plain HTTP on, as nginx's `listen` has it.
   */
  listen: string;
  /**
   * Host and port of the platform, for sites without a `platform.url`: their calls are forwarded to it.
   */
  upstream: string;
  /**
   * Folder with directives and headers of your own for the web server, relative to brandgen.json; left out, /etc/nginx/brandgen or /etc/caddy/brandgen. Its path has no quotes, `$`, `;`, braces or backslashes.
   */
  directives?: string;
  /**
   * Machines whose web servers have the sites, in the order in which they get a release by `ssh` and `rsync`. `folder` is then the copy that they follow, and `reload` runs on each of them. Left out, the web server of this machine reads `folder`.
   *
   * @minItems 1
   */
  servers?: ServerOfATarget[];
  /**
   * Address of the sums of the sites' reports, by which `brandgen watch` stops a staged release.
   */
  reports?: string;
}
/**
 * A bucket of a store that speaks S3. Its keys come from the environment.
 */
export interface Store {
  /**
   * Address of the store, without the bucket. Plain HTTP is for a store on this machine or network.
   */
  endpoint: string;
  /**
   * Name of the bucket, which exists already: 3 to 63 small letters, digits, hyphens and dots.
   */
  bucket: string;
  /**
   * Region of the bucket, as its requests are signed for.
   */
  region: string;
  /**
   * Folder of the bucket for the releases or the cache, ending with a slash; left out, they are at its top.
   */
  prefix: string;
  /**
   * Name of the environment variable with the access key.
   */
  keyFrom: string;
  /**
   * Name of the environment variable with the secret of that key.
   */
  secretFrom: string;
  /**
   * Name of the environment variable with the token of a key that ends; a key without one needs none.
   */
  sessionFrom: string;
}
/**
 * A machine that gets each release. Its key and host key come from the `~/.ssh/config` and `known_hosts` of who releases.
 */
export interface ServerOfATarget {
  /**
   * Name that `ssh` takes, with the account on it if that differs: a host, an address or a name of `~/.ssh/config`.
   */
  host: string;
  /**
   * Folder of the releases on that machine, an absolute path. It is empty before the first release. Its path has no quotes, `$`, `;`, braces or backslashes.
   */
  folder: string;
  /**
   * Port of `ssh`; left out, what `~/.ssh/config` says, or 22.
   */
  port?: number;
  /**
   * Command, word by word, that makes the web server of this machine read its configuration again; left out, the target's.
   *
   * @minItems 1
   */
  reload?: string[];
  /**
   * Port, or address and port, that the web server of this machine takes plain HTTP on; left out, the target's.
   */
  listen?: string;
  /**
   * Address of the web server of this machine, as it is reached from where the command runs: its answers are proven there, with the host of each site. Left out, plain HTTP to `host` at the port of `listen`.
   */
  verify?: string;
}
/**
 * Where the sites of all brands are tried before they are live, by the name that `--env` takes. A brand's own `environments` are merged over these.
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
  platform?: BrandPlatform;
  analytics?: BrandAnalytics;
  reports?: BrandReports;
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
 * Who may release which brands, by a name of the person or team. The first release to a target writes this list there; from then on the target's own list counts.
 */
export interface Releasers {
  [k: string]: Releaser;
}
/**
 * A key, and the brands that it may release.
 */
export interface Releaser {
  /**
   * Public half of an Ed25519 key, as `openssl pkey -in key.pem -pubout -outform DER | base64` prints it. Its private half is in no file of the workspace.
   */
  key: string;
  /**
   * Ids of brands; `*` stands for any letters.
   *
   * @minItems 1
   */
  brands: string[];
}
/**
 * A store in which machines share the compiled site. A machine without the store's key builds without it.
 */
export interface Cache {
  s3: Store;
  /**
   * Public halves of the Ed25519 keys whose entries are used. Entries of other keys are not looked at.
   *
   * @minItems 1
   * @maxItems 4
   */
  trust: string[];
  /**
   * Name of the environment variable with the private key. Only a machine that has it writes to the cache.
   */
  signFrom: string;
}
