// Generated from schemas/platform/domains/ by scripts/generate/platform-domains.ts.

export interface DomainCall {
  readonly operationId: string;
  /** File of `schemas/platform/domains/`. */
  readonly domain: PlatformDomain;
  /** Whether it opens or ends a session (`bounds`), needs one, or neither. */
  readonly session: 'bounds' | 'needs' | 'none';
  /** Whether its payload is sent encrypted. */
  readonly isEncrypted: boolean;
}

/** The domains of the contract, in its order. */
export const PLATFORM_DOMAINS = [
  "log-in",
  "passkeys",
  "session",
  "devices",
  "my-account",
  "member",
  "agent",
  "verification",
  "wallets",
  "contracts",
  "system",
  "support",
  "messages",
  "chat-room",
  "games",
  "fixtures",
  "lottery",
  "content",
  "points",
  "promotions",
  "missions",
  "records",
  "invite",
  "deposits",
  "withdrawals",
  "payout-accounts",
  "upline",
  "bonuses",
  "care",
  "live"
] as const;

export type PlatformDomain = (typeof PLATFORM_DOMAINS)[number];

/** Every call, by method and path. */
export const DOMAIN_CALLS: Readonly<Record<string, DomainCall>> = {
  "POST /wps/session/login": {
    "operationId": "login",
    "domain": "log-in",
    "session": "bounds",
    "isEncrypted": true
  },
  "GET /wps/session/login/oidc": {
    "operationId": "oidcProvider",
    "domain": "log-in",
    "session": "none",
    "isEncrypted": false
  },
  "POST /wps/session/login/oidc": {
    "operationId": "oidcLogin",
    "domain": "log-in",
    "session": "bounds",
    "isEncrypted": true
  },
  "POST /wps/session/login/passkey/options": {
    "operationId": "passkeyLogInOptions",
    "domain": "passkeys",
    "session": "none",
    "isEncrypted": false
  },
  "POST /wps/session/login/passkey": {
    "operationId": "passkeyLogIn",
    "domain": "passkeys",
    "session": "bounds",
    "isEncrypted": false
  },
  "GET /wps/member/passkeys": {
    "operationId": "passkeys",
    "domain": "passkeys",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/passkeys": {
    "operationId": "addPasskey",
    "domain": "passkeys",
    "session": "needs",
    "isEncrypted": false
  },
  "PUT /wps/member/passkeys": {
    "operationId": "renamePasskey",
    "domain": "passkeys",
    "session": "needs",
    "isEncrypted": false
  },
  "DELETE /wps/member/passkeys": {
    "operationId": "removePasskey",
    "domain": "passkeys",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/passkeys/options": {
    "operationId": "passkeyOptions",
    "domain": "passkeys",
    "session": "needs",
    "isEncrypted": true
  },
  "POST /wps/session/login/freeplay": {
    "operationId": "freePlay",
    "domain": "session",
    "session": "bounds",
    "isEncrypted": false
  },
  "POST /wps/member/password": {
    "operationId": "changePassword",
    "domain": "session",
    "session": "needs",
    "isEncrypted": true
  },
  "GET /wps/v2/member/customerSecurityQuestions": {
    "operationId": "customerSecurityQuestion",
    "domain": "session",
    "session": "needs",
    "isEncrypted": false
  },
  "PUT /wps/v2/member/customerSecurityQuestions": {
    "operationId": "setSecurityQuestions",
    "domain": "session",
    "session": "needs",
    "isEncrypted": true
  },
  "POST /wps/v2/member/customerSecurityQuestions/verify": {
    "operationId": "verifySecurityAnswer",
    "domain": "session",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/captcha": {
    "operationId": "captcha",
    "domain": "session",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/verification/bot": {
    "operationId": "botChallenge",
    "domain": "session",
    "session": "none",
    "isEncrypted": false
  },
  "DELETE /wps/session/logout": {
    "operationId": "logout",
    "domain": "devices",
    "session": "bounds",
    "isEncrypted": false
  },
  "PUT /wps/session/device": {
    "operationId": "rememberDevice",
    "domain": "devices",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/session/device": {
    "operationId": "resumeSession",
    "domain": "devices",
    "session": "bounds",
    "isEncrypted": false
  },
  "DELETE /wps/session/device": {
    "operationId": "forgetDevice",
    "domain": "devices",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/member/devices": {
    "operationId": "devices",
    "domain": "devices",
    "session": "needs",
    "isEncrypted": false
  },
  "DELETE /wps/member/devices": {
    "operationId": "revokeDevice",
    "domain": "devices",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/account": {
    "operationId": "memberAccount",
    "domain": "my-account",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/logIns": {
    "operationId": "logIns",
    "domain": "my-account",
    "session": "needs",
    "isEncrypted": false
  },
  "DELETE /wps/member/sessions": {
    "operationId": "endOtherSessions",
    "domain": "my-account",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/email": {
    "operationId": "setEmail",
    "domain": "my-account",
    "session": "needs",
    "isEncrypted": true
  },
  "GET /wps/member/info": {
    "operationId": "memberInfo",
    "domain": "member",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/info": {
    "operationId": "submitPersonalInfo",
    "domain": "member",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/info/icon": {
    "operationId": "memberIcon",
    "domain": "member",
    "session": "needs",
    "isEncrypted": false
  },
  "PUT /wps/member/register": {
    "operationId": "register",
    "domain": "member",
    "session": "bounds",
    "isEncrypted": true
  },
  "PUT /wps/member/register/mobile": {
    "operationId": "registerMobile",
    "domain": "member",
    "session": "bounds",
    "isEncrypted": true
  },
  "POST /wps/member/password/email": {
    "operationId": "forgotByEmail",
    "domain": "member",
    "session": "none",
    "isEncrypted": false
  },
  "POST /wps/member/password/verification": {
    "operationId": "forgotByMobile",
    "domain": "member",
    "session": "none",
    "isEncrypted": true
  },
  "PUT /wps/member/language": {
    "operationId": "setLanguage",
    "domain": "member",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/v2/member/securityConfig": {
    "operationId": "securityConfig",
    "domain": "member",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/v2/member/verification/postpone": {
    "operationId": "postponeVerification",
    "domain": "member",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/v2/member/verification/known": {
    "operationId": "knownPerson",
    "domain": "member",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/relay/MCSFE_uploadIdImg": {
    "operationId": "uploadIdImages",
    "domain": "member",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/affiliate": {
    "operationId": "affiliate",
    "domain": "agent",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/relay/MCS2_teamOverview": {
    "operationId": "teamOverview",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/agent/team/days/file": {
    "operationId": "teamDaysFile",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/income": {
    "operationId": "agentIncome",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/agent/income/file": {
    "operationId": "agentIncomeFile",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/team/profit": {
    "operationId": "teamProfit",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/agent/team/profit/file": {
    "operationId": "teamProfitFile",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/team/level": {
    "operationId": "teamLevel",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/agent/team/file": {
    "operationId": "teamFile",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/team/member": {
    "operationId": "teamMember",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/team/bets": {
    "operationId": "teamBets",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/agent/team/bets/file": {
    "operationId": "teamBetsFile",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/team/bet": {
    "operationId": "teamBet",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/team/movements": {
    "operationId": "teamMovements",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/agent/team/movements/file": {
    "operationId": "teamMovementsFile",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/team/movement": {
    "operationId": "teamMovement",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/agent/team/rate": {
    "operationId": "setTeamRate",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/agent/team/rates": {
    "operationId": "setTeamRates",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/agent/team/rates/ranges": {
    "operationId": "teamRateRanges",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/agent/team/freeze": {
    "operationId": "freezeTeamMember",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/team/transfer/terms": {
    "operationId": "downlineTerms",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/agent/team/transfer": {
    "operationId": "transferToDownline",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": true
  },
  "POST /wps/agent/team/account": {
    "operationId": "openAccount",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": true
  },
  "GET /wps/agent/registration/links": {
    "operationId": "registrationLinks",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/agent/registration/links/file": {
    "operationId": "registrationLinksFile",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/agent/registration/link": {
    "operationId": "createRegistrationLink",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "PUT /wps/agent/registration/link": {
    "operationId": "setRegistrationLink",
    "domain": "agent",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/verification/sms/noLogin": {
    "operationId": "smsCode",
    "domain": "verification",
    "session": "none",
    "isEncrypted": false
  },
  "POST /wps/verification/sms/register": {
    "operationId": "smsRegisterCode",
    "domain": "verification",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/v2/wallets/balance": {
    "operationId": "balance",
    "domain": "wallets",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/relay/GCS_walletTransfer": {
    "operationId": "walletTransfer",
    "domain": "wallets",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/relay/GCS_merchantWallet": {
    "operationId": "merchantWallet",
    "domain": "wallets",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/info/funds/consolidated": {
    "operationId": "consolidatedFunds",
    "domain": "contracts",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/contracts": {
    "operationId": "contracts",
    "domain": "contracts",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/contracts/waiting": {
    "operationId": "contractsWaiting",
    "domain": "contracts",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/contracts/outlook": {
    "operationId": "contractOutlook",
    "domain": "contracts",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/contracts/dues": {
    "operationId": "contractDues",
    "domain": "contracts",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/agent/contracts/dues/file": {
    "operationId": "contractDuesFile",
    "domain": "contracts",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/relay/MCS2_processDividendReq": {
    "operationId": "processDividend",
    "domain": "contracts",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/relay/MCS2_processDailySalContract": {
    "operationId": "processDailySalary",
    "domain": "contracts",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/relay/MCS2_processContractHourSalary": {
    "operationId": "processHourlySalary",
    "domain": "contracts",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/relay/MCSFE_processRealTimeSalaryContract": {
    "operationId": "processRealTimeSalary",
    "domain": "contracts",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/system/whitelabel": {
    "operationId": "whitelabel",
    "domain": "system",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/system/setting/register": {
    "operationId": "registerSettings",
    "domain": "system",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/system/status": {
    "operationId": "systemStatus",
    "domain": "system",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/system/domainRoute": {
    "operationId": "domainRoute",
    "domain": "system",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/system/helpCenter": {
    "operationId": "helpCenter",
    "domain": "system",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/system/keys": {
    "operationId": "encryptionKeys",
    "domain": "system",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/system/countryCodes": {
    "operationId": "countryCodes",
    "domain": "system",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/relay/WPSCORE_getDropdownMenu": {
    "operationId": "dropdownMenu",
    "domain": "system",
    "session": "none",
    "isEncrypted": false
  },
  "PUT /wps/feedback": {
    "operationId": "feedback",
    "domain": "support",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/relay/CBS_modelList": {
    "operationId": "chatModels",
    "domain": "support",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/relay/CBS_launchChat": {
    "operationId": "launchChat",
    "domain": "support",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/support/question": {
    "operationId": "supportQuestionRules",
    "domain": "support",
    "session": "none",
    "isEncrypted": false
  },
  "POST /wps/support/question": {
    "operationId": "askSupport",
    "domain": "support",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/relay/CSP_unreadCount": {
    "operationId": "unreadCount",
    "domain": "messages",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/relay/getUnreadMessageV2": {
    "operationId": "unreadMessages",
    "domain": "messages",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/messages": {
    "operationId": "messages",
    "domain": "messages",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/message": {
    "operationId": "message",
    "domain": "messages",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/messages/read": {
    "operationId": "readMessages",
    "domain": "messages",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/messages/delete": {
    "operationId": "deleteMessages",
    "domain": "messages",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/messages/restore": {
    "operationId": "restoreMessages",
    "domain": "messages",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/agent/messages": {
    "operationId": "sendMessage",
    "domain": "messages",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/messages/groups": {
    "operationId": "messageGroups",
    "domain": "messages",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/messages/sent": {
    "operationId": "sentMessages",
    "domain": "messages",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/agent/messages/sent/one": {
    "operationId": "sentMessage",
    "domain": "messages",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/chat/messages": {
    "operationId": "chatMessages",
    "domain": "chat-room",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/chat/messages": {
    "operationId": "sendChatMessage",
    "domain": "chat-room",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/chat/reports": {
    "operationId": "reportChatMessage",
    "domain": "chat-room",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/relay/GCSGAME_gameList": {
    "operationId": "gameList",
    "domain": "games",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/relay/GCSGAME_hotGamesV2": {
    "operationId": "hotGames",
    "domain": "games",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/relay/GCSGAME_getVassGameType": {
    "operationId": "vendorGameTypes",
    "domain": "games",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/relay/GCSGAME_gameVendor": {
    "operationId": "gameVendor",
    "domain": "games",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/relay/GCSGAME_getRankList": {
    "operationId": "rankList",
    "domain": "games",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/relay/getWinnerBoard": {
    "operationId": "winnerBoard",
    "domain": "games",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/relay/MCSFE_getFavoriteGames": {
    "operationId": "favoriteGames",
    "domain": "games",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/relay/MCSFE_getFavoriteGamesList": {
    "operationId": "favoriteGamesList",
    "domain": "games",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/relay/MCSFE_addFavoriteGameV2": {
    "operationId": "addFavoriteGame",
    "domain": "games",
    "session": "needs",
    "isEncrypted": false
  },
  "DELETE /wps/relay/MCSFE_removeFavoriteGameV2": {
    "operationId": "removeFavoriteGame",
    "domain": "games",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/relay/GCS_recentGame": {
    "operationId": "recentGames",
    "domain": "games",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/search/games": {
    "operationId": "searchableGames",
    "domain": "games",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/relay/GCS_gameLaunchFB": {
    "operationId": "launchGameFallback",
    "domain": "games",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/relay/GLS2_roomList": {
    "operationId": "roomList",
    "domain": "games",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/game/launchGame": {
    "operationId": "launchGame",
    "domain": "games",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/game/launchDemo": {
    "operationId": "launchDemo",
    "domain": "games",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/sports/fixtures": {
    "operationId": "fixtures",
    "domain": "fixtures",
    "session": "none",
    "isEncrypted": false
  },
  "GET /lgw/games/game_menus": {
    "operationId": "lotteryMenus",
    "domain": "lottery",
    "session": "none",
    "isEncrypted": false
  },
  "GET /lgw/vn/games/game_menu": {
    "operationId": "vnLotteryMenu",
    "domain": "lottery",
    "session": "none",
    "isEncrypted": false
  },
  "GET /lgw/vn/games/game_menu/recent": {
    "operationId": "recentLotteryGames",
    "domain": "lottery",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /lgw/vn/numeros/opened/game": {
    "operationId": "vnOpenedDraws",
    "domain": "lottery",
    "session": "none",
    "isEncrypted": false
  },
  "GET /lotto/lgw/games/opened/numero": {
    "operationId": "openedDraws",
    "domain": "lottery",
    "session": "none",
    "isEncrypted": false
  },
  "GET /lgw/games/game": {
    "operationId": "lotteryTable",
    "domain": "lottery",
    "session": "none",
    "isEncrypted": false
  },
  "GET /lgw/games/issue": {
    "operationId": "lotteryIssue",
    "domain": "lottery",
    "session": "none",
    "isEncrypted": false
  },
  "GET /lgw/bets": {
    "operationId": "lotteryBets",
    "domain": "lottery",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /lgw/bets": {
    "operationId": "placeLotteryBets",
    "domain": "lottery",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/relay/MCSFE_getListAnnouncements": {
    "operationId": "announcements",
    "domain": "content",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/relay/MCS2_getPointBalance": {
    "operationId": "pointBalance",
    "domain": "points",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/relay/getPointConfig": {
    "operationId": "pointConfig",
    "domain": "points",
    "session": "none",
    "isEncrypted": false
  },
  "GET /wps/relay/getPointReward": {
    "operationId": "pointRewards",
    "domain": "points",
    "session": "none",
    "isEncrypted": false
  },
  "POST /wps/relay/passwordCheck/MCS2_redeemPointReward": {
    "operationId": "redeemPointReward",
    "domain": "points",
    "session": "needs",
    "isEncrypted": true
  },
  "GET /wps/relay/getRedeemPointList": {
    "operationId": "redemptions",
    "domain": "points",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/relay/ODSFE2_MemTransDet": {
    "operationId": "pointTransactions",
    "domain": "points",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/relay/passwordCheck/MCS2_convertPoint": {
    "operationId": "convertPoint",
    "domain": "points",
    "session": "needs",
    "isEncrypted": true
  },
  "GET /wps/relay/MCSFE_getPromotions": {
    "operationId": "promotions",
    "domain": "promotions",
    "session": "none",
    "isEncrypted": false
  },
  "POST /wps/relay/MCSFE_applyPromotion": {
    "operationId": "applyPromotion",
    "domain": "promotions",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/relay/MCSFE_claimPromotion": {
    "operationId": "claimPromotion",
    "domain": "promotions",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/relay/MCS2_claimRafflePromotion": {
    "operationId": "claimRafflePromotion",
    "domain": "promotions",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/relay/MCSFE_getRewardHistory": {
    "operationId": "rewardHistory",
    "domain": "promotions",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/relay/MCSFE_getMissionSummaryDetails": {
    "operationId": "missionSummary",
    "domain": "missions",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/relay/getMissionLeaderboard": {
    "operationId": "missionLeaderboard",
    "domain": "missions",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/relay/MCSFE_claimMissionReward": {
    "operationId": "claimMissionReward",
    "domain": "missions",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/record/account": {
    "operationId": "accountRecord",
    "domain": "records",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/record/bets": {
    "operationId": "bettingRecord",
    "domain": "records",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/record/profit": {
    "operationId": "profitRecord",
    "domain": "records",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/referral": {
    "operationId": "referral",
    "domain": "invite",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/deposit/methods": {
    "operationId": "depositMethods",
    "domain": "deposits",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/deposit/orders": {
    "operationId": "depositOrders",
    "domain": "deposits",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/deposit/order": {
    "operationId": "depositOrder",
    "domain": "deposits",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/deposit/order": {
    "operationId": "createDeposit",
    "domain": "deposits",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/deposit/paid": {
    "operationId": "reportDepositPaid",
    "domain": "deposits",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/deposit/cancel": {
    "operationId": "cancelDeposit",
    "domain": "deposits",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/deposit/proof": {
    "operationId": "uploadDepositProof",
    "domain": "deposits",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/deposit/voucher": {
    "operationId": "redeemVoucher",
    "domain": "deposits",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/withdrawal/terms": {
    "operationId": "withdrawalTerms",
    "domain": "withdrawals",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/withdrawal/orders": {
    "operationId": "withdrawalOrders",
    "domain": "withdrawals",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/withdrawal/order": {
    "operationId": "withdrawalOrder",
    "domain": "withdrawals",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/withdrawal/order": {
    "operationId": "requestWithdrawal",
    "domain": "withdrawals",
    "session": "needs",
    "isEncrypted": true
  },
  "POST /wps/member/withdrawal/passkey": {
    "operationId": "withdrawalPasskeyOptions",
    "domain": "withdrawals",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/withdrawal/received": {
    "operationId": "confirmWithdrawal",
    "domain": "withdrawals",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/withdrawal/missing": {
    "operationId": "reportMissingTransfer",
    "domain": "withdrawals",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/payoutAccount": {
    "operationId": "addPayoutAccount",
    "domain": "payout-accounts",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/payoutAccount/default": {
    "operationId": "choosePayoutAccount",
    "domain": "payout-accounts",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/payoutAccount/remove": {
    "operationId": "removePayoutAccount",
    "domain": "payout-accounts",
    "session": "needs",
    "isEncrypted": true
  },
  "PUT /wps/member/paymentPassword": {
    "operationId": "changePaymentPassword",
    "domain": "payout-accounts",
    "session": "needs",
    "isEncrypted": true
  },
  "POST /wps/member/paymentPassword": {
    "operationId": "setPaymentPassword",
    "domain": "upline",
    "session": "needs",
    "isEncrypted": true
  },
  "GET /wps/member/upline/terms": {
    "operationId": "uplineTerms",
    "domain": "upline",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/upline/transfers": {
    "operationId": "uplineTransfers",
    "domain": "upline",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/upline/transfer": {
    "operationId": "uplineTransfer",
    "domain": "upline",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/upline/transfer": {
    "operationId": "transferToUpline",
    "domain": "upline",
    "session": "needs",
    "isEncrypted": true
  },
  "GET /wps/member/bonuses": {
    "operationId": "bonuses",
    "domain": "bonuses",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/bonuses/giveUp": {
    "operationId": "giveUpBonus",
    "domain": "bonuses",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/care": {
    "operationId": "playerCare",
    "domain": "care",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/care/limit": {
    "operationId": "setCareLimit",
    "domain": "care",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/care/limit/confirm": {
    "operationId": "confirmCareLimit",
    "domain": "care",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/care/limit/cancel": {
    "operationId": "cancelCareLimit",
    "domain": "care",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/member/care/realityCheck": {
    "operationId": "realityCheck",
    "domain": "care",
    "session": "needs",
    "isEncrypted": false
  },
  "PUT /wps/member/care/realityCheck": {
    "operationId": "setRealityCheck",
    "domain": "care",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/care/realityCheck": {
    "operationId": "answerRealityCheck",
    "domain": "care",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/care/timeOut": {
    "operationId": "startTimeOut",
    "domain": "care",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/care/exclusion": {
    "operationId": "startExclusion",
    "domain": "care",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/care/return": {
    "operationId": "askToReturn",
    "domain": "care",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/care/selfTest": {
    "operationId": "keepSelfTest",
    "domain": "care",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/care/prompt": {
    "operationId": "answerLimitPrompt",
    "domain": "care",
    "session": "needs",
    "isEncrypted": false
  },
  "POST /wps/member/care/step": {
    "operationId": "answerCareStep",
    "domain": "care",
    "session": "needs",
    "isEncrypted": false
  },
  "GET /wps/operator/care/log": {
    "operationId": "careLog",
    "domain": "care",
    "session": "needs",
    "isEncrypted": false
  }
};
