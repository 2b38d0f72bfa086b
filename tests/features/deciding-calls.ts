import type { operationList } from '#schemas/generated/operation-list.ts';

type OperationId = keyof typeof operationList;

/** A call whose answer decides what a person may do or has to do, and what holds while the answer is missing. */
export interface Decision {
  readonly decides: string;
  readonly untilKnown: string;
  /** The test that fails the call, by file and title. */
  readonly test: readonly [file: string, title: string];
}

/** Calls whose failure must not be taken for an answer. */
export const DECIDING = {
  memberInfo: {
    decides: 'who is logged in, and as what: guest, trial account, member or agent',
    untilKnown: 'The status is `unknown`: no page of a guest, no page of a member, and the call is repeated.',
    test: ['app/session/create-session.test.ts', 'is not known yet after %s'],
  },
  whitelabel: {
    decides: 'which features are on',
    untilKnown: 'The last good tree of the session counts, else only the core is on; the call is repeated.',
    test: [
      'app/modules/load-module-tree.test.ts',
      'throws after an answer that it cannot use, so that the call is repeated',
    ],
  },
  securityConfig: {
    decides:
      'whether a security question or an identity verification is due, and whether deposits and withdrawals are open',
    untilKnown: 'Nothing that waits for it opens, gated pages stay locked, a banner says so, and the call is repeated.',
    test: [
      'app/features/security-question/ask-question.test.tsx',
      'does not take a failure for an answer: it asks again, and nothing later opens before',
    ],
  },
  customerSecurityQuestion: {
    decides: 'which question is asked',
    untilKnown: 'The dialog stays, says so and offers a retry; closing it logs out.',
    test: [
      'app/features/security-question/question-modal.test.tsx',
      'stays when the question cannot be loaded, with a retry',
    ],
  },
  systemStatus: {
    decides: 'whether the site is open',
    untilKnown: 'The last answer counts, at first: open. The platform refuses calls itself, and the call is repeated.',
    test: [
      'app/shell/notices/system-status-gate.test.tsx',
      'keeps the last answer while the status fails, and asks again',
    ],
  },
  domainRoute: {
    decides: 'whether the visit may go on under this domain',
    untilKnown: 'It goes on, and the call is repeated.',
    test: [
      'app/shell/domain/check-domain.test.ts',
      'asks again while the platform has not answered, and then stops the visit after all',
    ],
  },
  registerSettings: {
    decides: 'which fields a registration needs',
    untilKnown: 'The sheet shows no form, says so and offers a retry.',
    test: [
      'app/features/registration/register-sheet.test.tsx',
      'shows no form before its rules are known, and offers a retry',
    ],
  },
  merchantWallet: {
    decides: 'whether a game needs money in a wallet of its own first, and whether there are transfers',
    untilKnown: 'The game does not start, and no wallet is shown; the page says so and offers a retry.',
    test: [
      'app/features/games/play/play-page.test.tsx',
      'starts no game before it is known whether the vendor has its own wallet',
    ],
  },
  gameVendor: {
    decides: 'whether a vendor is launched or shows a list of its games',
    untilKnown: 'The vendor is not launched; the page says so and offers a retry.',
    test: [
      'app/features/games/play/start-rules.test.tsx',
      'launches no vendor of which the platform could not say whether it is a list',
    ],
  },
  dropdownMenu: {
    decides: 'which gaming venue a player is in',
    untilKnown: 'The venue picker says so and offers a retry; the game does not start without a venue.',
    test: ['app/features/games/play/play-page.test.tsx', 'offers a retry when the venues fail to load'],
  },
  pointBalance: {
    decides: 'what can be redeemed or converted',
    untilKnown: 'The form is not shown; a retry is.',
    test: [
      'app/features/point-mall/mall/point-mall-page.test.tsx',
      'says why nothing can be converted or redeemed, and offers a retry',
    ],
  },
  pointConfig: {
    decides: 'what points are worth',
    untilKnown: 'Nothing can be converted; a retry is shown.',
    test: [
      'app/features/point-mall/mall/point-mall-page.test.tsx',
      'says why nothing can be converted or redeemed, and offers a retry',
    ],
  },
  lotteryIssue: {
    decides: 'whether a draw takes bets',
    untilKnown: 'No bet can be placed; the page offers a retry.',
    test: ['app/features/lottery/page/lottery-page.test.tsx', 'offers a retry when the lottery fails to load'],
  },
  lotteryTable: {
    decides: 'which bets exist, and their odds',
    untilKnown: 'No bet can be placed; the page offers a retry.',
    test: ['app/features/lottery/page/lottery-page.test.tsx', 'offers a retry when the lottery fails to load'],
  },
} as const satisfies Partial<Record<OperationId, Decision>>;

/** Calls that decide too, where the platform decides again when the action is sent. */
export const CHECKED_AGAIN = {
  affiliate: 'A registration is sent with the code, and the platform checks it again.',
  botChallenge: 'Without a proof the platform refuses the action, with a message.',
  captcha: 'Without a code the platform refuses the log-in; the picture can be asked for again.',
  countryCodes: 'No code is sent without a country; the field says so.',
  encryptionKeys: 'Nothing encrypted is sent; the form shows the failure.',
  launchGameFallback: 'The game does not start, with a message.',
  oidcProvider: 'The company’s window does not open, with a message.',
  favoriteGames: 'A game that is in the collection is not added twice.',
  playerCare: 'The page offers a retry; the platform refuses what a limit or a break does not let through.',
  realityCheck: 'The check shows no figures yet; going on and stopping work all the same.',
  promotions: 'The page shows no promotion to apply for or to claim, and offers a retry.',
  messageGroups: 'No message can be written; the panel offers a retry, and the platform checks the recipients again.',
  missionSummary: 'The page shows no reward to claim, and offers a retry.',
  supportQuestionRules: 'No question can be written; the dialog offers a retry.',
  contractOutlook: 'The site says nothing of a proposal’s effect; the platform checks its terms again.',
  teamMember: 'The sheet shows nothing to change, and offers a retry.',
  registrationLinks: 'No account can be opened and no link created without the highest rate; the page offers a retry.',
  downlineTerms: 'Nothing can be transferred; the dialog offers a retry.',
  chatModels: 'No conversation starts; the window offers a retry.',
  launchChat: 'No conversation starts; the window offers a retry.',
} as const satisfies Partial<Record<OperationId, string>>;

/** Calls that only fill lists and figures: a failure leaves a gap that says so, and takes no right. */
export const SHOWING: readonly OperationId[] = [
  'announcements',
  'balance',
  'careLog',
  'chatMessages',
  'consolidatedFunds',
  'contractDues',
  'contracts',
  'contractsWaiting',
  'depositMethods',
  'depositOrder',
  'depositOrders',
  'devices',
  'favoriteGamesList',
  'fixtures',
  'gameList',
  'helpCenter',
  'hotGames',
  'knownPerson',
  'logIns',
  'lotteryBets',
  'lotteryMenus',
  'memberAccount',
  'memberIcon',
  'message',
  'messages',
  'missionLeaderboard',
  'openedDraws',
  'passkeys',
  'pointRewards',
  'pointTransactions',
  'rankList',
  'recentGames',
  'recentLotteryGames',
  'redemptions',
  'accountRecord',
  'bettingRecord',
  'bonuses',
  'profitRecord',
  'referral',
  'rewardHistory',
  'roomList',
  'searchableGames',
  'sentMessage',
  'sentMessages',
  'teamBet',
  'teamBets',
  'teamLevel',
  'teamMovement',
  'teamMovements',
  'teamProfit',
  'agentIncome',
  'teamOverview',
  'unreadCount',
  'unreadMessages',
  'uplineTerms',
  'uplineTransfer',
  'uplineTransfers',
  'vendorGameTypes',
  'vnLotteryMenu',
  'vnOpenedDraws',
  'winnerBoard',
  'withdrawalOrder',
  'withdrawalOrders',
  'withdrawalTerms',
];
