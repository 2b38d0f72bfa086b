/** Where the value of a required parameter comes from: another call's answer, the brand's domain, or the contract's example. */
export type QuerySource =
  | { readonly from: string; readonly field: string }
  | { readonly domain: true }
  | { readonly value: string };

const fromTeam = { from: 'teamLevel', field: 'rows.account' } as const;

/** Sources of required parameters by call. A call that is not listed takes the values of the contract's example. */
export const QUERY_SOURCES: Readonly<Record<string, Readonly<Record<string, QuerySource>>>> = {
  affiliate: { domain: { domain: true } },
  contractOutlook: { kind: { value: 'dividend' }, account: fromTeam },
  depositOrder: { orderId: { from: 'depositOrders', field: 'content.orderId' } },
  domainRoute: { domain: { domain: true } },
  downlineTerms: { account: fromTeam },
  launchGameFallback: {
    nodeId: { from: 'gameList', field: 'games.nodeId' },
    vassalage: { from: 'gameList', field: 'games.vassalage' },
    gameType: { from: 'gameList', field: 'games.gameType' },
    gameCode: { from: 'gameList', field: 'games.gameCode' },
  },
  lotteryIssue: { gameCode: { from: 'lotteryMenus', field: 'games.gameCode' } },
  lotteryMenus: { prizeMode: { value: 'LOTT' } },
  lotteryTable: { gameCode: { from: 'lotteryMenus', field: 'games.gameCode' } },
  message: { messageId: { from: 'messages', field: 'content.id' } },
  openedDraws: { gameCode: { from: 'lotteryMenus', field: 'games.gameCode' } },
  roomList: { vassalage: { from: 'gameVendor', field: 'cards.vassalage' } },
  sentMessage: { messageId: { from: 'sentMessages', field: 'content.id' } },
  teamBet: { betId: { from: 'teamBets', field: 'content.betId' } },
  teamMember: { account: fromTeam },
  teamMovement: { id: { from: 'teamMovements', field: 'content.id' } },
  uplineTransfer: { transferId: { from: 'uplineTransfers', field: 'content.transferId' } },
  vnOpenedDraws: { gameCode: { from: 'vnLotteryMenu', field: 'games.gameCode' } },
  withdrawalOrder: { orderId: { from: 'withdrawalOrders', field: 'content.orderId' } },
};

/** Fields of a body that take the place of those of the contract's example: a list with one value of another call's answer. */
export const BODY_SOURCES: Readonly<Record<string, Readonly<Record<string, QuerySource>>>> = {
  teamRateRanges: { accounts: fromTeam },
};

/** Values of parameters that are not required, with which a list is more likely to hold something. */
export const WIDER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  depositOrders: { period: 'month' },
  gameList: { gameType: 'RNG' },
  messages: { state: 'all' },
  teamBets: { scope: 'team', period: 'month' },
  teamMovements: { scope: 'team', period: 'month' },
  uplineTransfers: { period: 'month' },
  withdrawalOrders: { period: 'month' },
};
