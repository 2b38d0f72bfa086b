// Generated from the files of sandbox/*/operations/ by scripts/generate/sandbox-handlers.ts.

import { affiliate } from '../agent/operations/affiliate.ts';
import { agentIncomeFile } from '../agent/operations/agent-income-file.ts';
import { agentIncome } from '../agent/operations/agent-income.ts';
import { createRegistrationLink } from '../agent/operations/create-registration-link.ts';
import { downlineTerms } from '../agent/operations/downline-terms.ts';
import { freezeTeamMember } from '../agent/operations/freeze-team-member.ts';
import { openAccount } from '../agent/operations/open-account.ts';
import { registrationLinksFile } from '../agent/operations/registration-links-file.ts';
import { registrationLinks } from '../agent/operations/registration-links.ts';
import { setRegistrationLink } from '../agent/operations/set-registration-link.ts';
import { setTeamRate } from '../agent/operations/set-team-rate.ts';
import { setTeamRates } from '../agent/operations/set-team-rates.ts';
import { teamBet } from '../agent/operations/team-bet.ts';
import { teamBetsFile } from '../agent/operations/team-bets-file.ts';
import { teamBets } from '../agent/operations/team-bets.ts';
import { teamDaysFile } from '../agent/operations/team-days-file.ts';
import { teamFile } from '../agent/operations/team-file.ts';
import { teamLevel } from '../agent/operations/team-level.ts';
import { teamMember } from '../agent/operations/team-member.ts';
import { teamMovement } from '../agent/operations/team-movement.ts';
import { teamMovementsFile } from '../agent/operations/team-movements-file.ts';
import { teamMovements } from '../agent/operations/team-movements.ts';
import { teamOverview } from '../agent/operations/team-overview.ts';
import { teamProfitFile } from '../agent/operations/team-profit-file.ts';
import { teamProfit } from '../agent/operations/team-profit.ts';
import { teamRateRanges } from '../agent/operations/team-rate-ranges.ts';
import { transferToDownline } from '../agent/operations/transfer-to-downline.ts';
import { bonuses } from '../bonuses/operations/bonuses.ts';
import { giveUpBonus } from '../bonuses/operations/give-up-bonus.ts';
import { answerCareStep } from '../care/operations/answer-care-step.ts';
import { answerLimitPrompt } from '../care/operations/answer-limit-prompt.ts';
import { answerRealityCheck } from '../care/operations/answer-reality-check.ts';
import { askToReturn } from '../care/operations/ask-to-return.ts';
import { cancelCareLimit } from '../care/operations/cancel-care-limit.ts';
import { careLog } from '../care/operations/care-log.ts';
import { confirmCareLimit } from '../care/operations/confirm-care-limit.ts';
import { keepSelfTest } from '../care/operations/keep-self-test.ts';
import { playerCare } from '../care/operations/player-care.ts';
import { realityCheck } from '../care/operations/reality-check.ts';
import { setCareLimit } from '../care/operations/set-care-limit.ts';
import { setRealityCheck } from '../care/operations/set-reality-check.ts';
import { startExclusion } from '../care/operations/start-exclusion.ts';
import { startTimeOut } from '../care/operations/start-time-out.ts';
import { chatMessages } from '../chat-room/operations/chat-messages.ts';
import { reportChatMessage } from '../chat-room/operations/report-chat-message.ts';
import { sendChatMessage } from '../chat-room/operations/send-chat-message.ts';
import { announcements } from '../content/operations/announcements.ts';
import { consolidatedFunds } from '../contracts/operations/consolidated-funds.ts';
import { contractDuesFile } from '../contracts/operations/contract-dues-file.ts';
import { contractDues } from '../contracts/operations/contract-dues.ts';
import { contractOutlook } from '../contracts/operations/contract-outlook.ts';
import { contractsWaiting } from '../contracts/operations/contracts-waiting.ts';
import { contracts } from '../contracts/operations/contracts.ts';
import { processDailySalary } from '../contracts/operations/process-daily-salary.ts';
import { processDividend } from '../contracts/operations/process-dividend.ts';
import { processHourlySalary } from '../contracts/operations/process-hourly-salary.ts';
import { processRealTimeSalary } from '../contracts/operations/process-real-time-salary.ts';
import { cancelDeposit } from '../deposits/operations/cancel-deposit.ts';
import { createDeposit } from '../deposits/operations/create-deposit.ts';
import { depositMethods } from '../deposits/operations/deposit-methods.ts';
import { depositOrder } from '../deposits/operations/deposit-order.ts';
import { depositOrders } from '../deposits/operations/deposit-orders.ts';
import { redeemVoucher } from '../deposits/operations/redeem-voucher.ts';
import { reportDepositPaid } from '../deposits/operations/report-deposit-paid.ts';
import { uploadDepositProof } from '../deposits/operations/upload-deposit-proof.ts';
import { devices } from '../devices/operations/devices.ts';
import { forgetDevice } from '../devices/operations/forget-device.ts';
import { logout } from '../devices/operations/logout.ts';
import { rememberDevice } from '../devices/operations/remember-device.ts';
import { resumeSession } from '../devices/operations/resume-session.ts';
import { revokeDevice } from '../devices/operations/revoke-device.ts';
import { fixtures } from '../fixtures/operations/fixtures.ts';
import { addFavoriteGame } from '../games/operations/add-favorite-game.ts';
import { favoriteGamesList } from '../games/operations/favorite-games-list.ts';
import { favoriteGames } from '../games/operations/favorite-games.ts';
import { gameList } from '../games/operations/game-list.ts';
import { gameVendor } from '../games/operations/game-vendor.ts';
import { hotGames } from '../games/operations/hot-games.ts';
import { launchDemo } from '../games/operations/launch-demo.ts';
import { launchGameFallback } from '../games/operations/launch-game-fallback.ts';
import { launchGame } from '../games/operations/launch-game.ts';
import { rankList } from '../games/operations/rank-list.ts';
import { recentGames } from '../games/operations/recent-games.ts';
import { removeFavoriteGame } from '../games/operations/remove-favorite-game.ts';
import { roomList } from '../games/operations/room-list.ts';
import { searchableGames } from '../games/operations/searchable-games.ts';
import { vendorGameTypes } from '../games/operations/vendor-game-types.ts';
import { winnerBoard } from '../games/operations/winner-board.ts';
import { referral } from '../invite/operations/referral.ts';
import { login } from '../log-in/operations/login.ts';
import { oidcLogin } from '../log-in/operations/oidc-login.ts';
import { oidcProvider } from '../log-in/operations/oidc-provider.ts';
import { lotteryBets } from '../lottery/operations/lottery-bets.ts';
import { lotteryIssue } from '../lottery/operations/lottery-issue.ts';
import { lotteryMenus } from '../lottery/operations/lottery-menus.ts';
import { lotteryTable } from '../lottery/operations/lottery-table.ts';
import { openedDraws } from '../lottery/operations/opened-draws.ts';
import { placeLotteryBets } from '../lottery/operations/place-lottery-bets.ts';
import { recentLotteryGames } from '../lottery/operations/recent-lottery-games.ts';
import { vnLotteryMenu } from '../lottery/operations/vn-lottery-menu.ts';
import { vnOpenedDraws } from '../lottery/operations/vn-opened-draws.ts';
import { forgotByEmail } from '../member/operations/forgot-by-email.ts';
import { forgotByMobile } from '../member/operations/forgot-by-mobile.ts';
import { knownPerson } from '../member/operations/known-person.ts';
import { memberIcon } from '../member/operations/member-icon.ts';
import { memberInfo } from '../member/operations/member-info.ts';
import { postponeVerification } from '../member/operations/postpone-verification.ts';
import { registerMobile } from '../member/operations/register-mobile.ts';
import { register } from '../member/operations/register.ts';
import { securityConfig } from '../member/operations/security-config.ts';
import { setLanguage } from '../member/operations/set-language.ts';
import { submitPersonalInfo } from '../member/operations/submit-personal-info.ts';
import { uploadIdImages } from '../member/operations/upload-id-images.ts';
import { deleteMessages } from '../messages/operations/delete-messages.ts';
import { messageGroups } from '../messages/operations/message-groups.ts';
import { message } from '../messages/operations/message.ts';
import { messages } from '../messages/operations/messages.ts';
import { readMessages } from '../messages/operations/read-messages.ts';
import { restoreMessages } from '../messages/operations/restore-messages.ts';
import { sendMessage } from '../messages/operations/send-message.ts';
import { sentMessage } from '../messages/operations/sent-message.ts';
import { sentMessages } from '../messages/operations/sent-messages.ts';
import { unreadCount } from '../messages/operations/unread-count.ts';
import { unreadMessages } from '../messages/operations/unread-messages.ts';
import { claimMissionReward } from '../missions/operations/claim-mission-reward.ts';
import { missionLeaderboard } from '../missions/operations/mission-leaderboard.ts';
import { missionSummary } from '../missions/operations/mission-summary.ts';
import { endOtherSessions } from '../my-account/operations/end-other-sessions.ts';
import { logIns } from '../my-account/operations/log-ins.ts';
import { memberAccount } from '../my-account/operations/member-account.ts';
import { setEmail } from '../my-account/operations/set-email.ts';
import { addPasskey } from '../passkeys/operations/add-passkey.ts';
import { passkeyLogInOptions } from '../passkeys/operations/passkey-log-in-options.ts';
import { passkeyLogIn } from '../passkeys/operations/passkey-log-in.ts';
import { passkeyOptions } from '../passkeys/operations/passkey-options.ts';
import { passkeys } from '../passkeys/operations/passkeys.ts';
import { removePasskey } from '../passkeys/operations/remove-passkey.ts';
import { renamePasskey } from '../passkeys/operations/rename-passkey.ts';
import { addPayoutAccount } from '../payout-accounts/operations/add-payout-account.ts';
import { changePaymentPassword } from '../payout-accounts/operations/change-payment-password.ts';
import { choosePayoutAccount } from '../payout-accounts/operations/choose-payout-account.ts';
import { removePayoutAccount } from '../payout-accounts/operations/remove-payout-account.ts';
import { convertPoint } from '../points/operations/convert-point.ts';
import { pointBalance } from '../points/operations/point-balance.ts';
import { pointConfig } from '../points/operations/point-config.ts';
import { pointRewards } from '../points/operations/point-rewards.ts';
import { pointTransactions } from '../points/operations/point-transactions.ts';
import { redeemPointReward } from '../points/operations/redeem-point-reward.ts';
import { redemptions } from '../points/operations/redemptions.ts';
import { applyPromotion } from '../promotions/operations/apply-promotion.ts';
import { claimPromotion } from '../promotions/operations/claim-promotion.ts';
import { claimRafflePromotion } from '../promotions/operations/claim-raffle-promotion.ts';
import { promotions } from '../promotions/operations/promotions.ts';
import { rewardHistory } from '../promotions/operations/reward-history.ts';
import { accountRecord } from '../records/operations/account-record.ts';
import { bettingRecord } from '../records/operations/betting-record.ts';
import { profitRecord } from '../records/operations/profit-record.ts';
import { botChallenge } from '../session/operations/bot-challenge.ts';
import { captcha } from '../session/operations/captcha.ts';
import { changePassword } from '../session/operations/change-password.ts';
import { customerSecurityQuestion } from '../session/operations/customer-security-question.ts';
import { freePlay } from '../session/operations/free-play.ts';
import { setSecurityQuestions } from '../session/operations/set-security-questions.ts';
import { verifySecurityAnswer } from '../session/operations/verify-security-answer.ts';
import { askSupport } from '../support/operations/ask-support.ts';
import { chatModels } from '../support/operations/chat-models.ts';
import { feedback } from '../support/operations/feedback.ts';
import { launchChat } from '../support/operations/launch-chat.ts';
import { supportQuestionRules } from '../support/operations/support-question-rules.ts';
import { countryCodes } from '../system/operations/country-codes.ts';
import { domainRoute } from '../system/operations/domain-route.ts';
import { dropdownMenu } from '../system/operations/dropdown-menu.ts';
import { encryptionKeys } from '../system/operations/encryption-keys.ts';
import { helpCenter } from '../system/operations/help-center.ts';
import { registerSettings } from '../system/operations/register-settings.ts';
import { systemStatus } from '../system/operations/system-status.ts';
import { whitelabel } from '../system/operations/whitelabel.ts';
import { setPaymentPassword } from '../upline/operations/set-payment-password.ts';
import { transferToUpline } from '../upline/operations/transfer-to-upline.ts';
import { uplineTerms } from '../upline/operations/upline-terms.ts';
import { uplineTransfer } from '../upline/operations/upline-transfer.ts';
import { uplineTransfers } from '../upline/operations/upline-transfers.ts';
import { smsCode } from '../verification/operations/sms-code.ts';
import { smsRegisterCode } from '../verification/operations/sms-register-code.ts';
import { balance } from '../wallets/operations/balance.ts';
import { merchantWallet } from '../wallets/operations/merchant-wallet.ts';
import { walletTransfer } from '../wallets/operations/wallet-transfer.ts';
import { confirmWithdrawal } from '../withdrawals/operations/confirm-withdrawal.ts';
import { reportMissingTransfer } from '../withdrawals/operations/report-missing-transfer.ts';
import { requestWithdrawal } from '../withdrawals/operations/request-withdrawal.ts';
import { withdrawalOrder } from '../withdrawals/operations/withdrawal-order.ts';
import { withdrawalOrders } from '../withdrawals/operations/withdrawal-orders.ts';
import { withdrawalPasskeyOptions } from '../withdrawals/operations/withdrawal-passkey-options.ts';
import { withdrawalTerms } from '../withdrawals/operations/withdrawal-terms.ts';
import type { Handler, OperationId } from '../calls/call.ts';

/** One handler for each operation: one missing and one too many are both compile errors. */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
  affiliate,
  agentIncomeFile,
  agentIncome,
  createRegistrationLink,
  downlineTerms,
  freezeTeamMember,
  openAccount,
  registrationLinksFile,
  registrationLinks,
  setRegistrationLink,
  setTeamRate,
  setTeamRates,
  teamBet,
  teamBetsFile,
  teamBets,
  teamDaysFile,
  teamFile,
  teamLevel,
  teamMember,
  teamMovement,
  teamMovementsFile,
  teamMovements,
  teamOverview,
  teamProfitFile,
  teamProfit,
  teamRateRanges,
  transferToDownline,
  bonuses,
  giveUpBonus,
  answerCareStep,
  answerLimitPrompt,
  answerRealityCheck,
  askToReturn,
  cancelCareLimit,
  careLog,
  confirmCareLimit,
  keepSelfTest,
  playerCare,
  realityCheck,
  setCareLimit,
  setRealityCheck,
  startExclusion,
  startTimeOut,
  chatMessages,
  reportChatMessage,
  sendChatMessage,
  announcements,
  consolidatedFunds,
  contractDuesFile,
  contractDues,
  contractOutlook,
  contractsWaiting,
  contracts,
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealTimeSalary,
  cancelDeposit,
  createDeposit,
  depositMethods,
  depositOrder,
  depositOrders,
  redeemVoucher,
  reportDepositPaid,
  uploadDepositProof,
  devices,
  forgetDevice,
  logout,
  rememberDevice,
  resumeSession,
  revokeDevice,
  fixtures,
  addFavoriteGame,
  favoriteGamesList,
  favoriteGames,
  gameList,
  gameVendor,
  hotGames,
  launchDemo,
  launchGameFallback,
  launchGame,
  rankList,
  recentGames,
  removeFavoriteGame,
  roomList,
  searchableGames,
  vendorGameTypes,
  winnerBoard,
  referral,
  login,
  oidcLogin,
  oidcProvider,
  lotteryBets,
  lotteryIssue,
  lotteryMenus,
  lotteryTable,
  openedDraws,
  placeLotteryBets,
  recentLotteryGames,
  vnLotteryMenu,
  vnOpenedDraws,
  forgotByEmail,
  forgotByMobile,
  knownPerson,
  memberIcon,
  memberInfo,
  postponeVerification,
  registerMobile,
  register,
  securityConfig,
  setLanguage,
  submitPersonalInfo,
  uploadIdImages,
  deleteMessages,
  messageGroups,
  message,
  messages,
  readMessages,
  restoreMessages,
  sendMessage,
  sentMessage,
  sentMessages,
  unreadCount,
  unreadMessages,
  claimMissionReward,
  missionLeaderboard,
  missionSummary,
  endOtherSessions,
  logIns,
  memberAccount,
  setEmail,
  addPasskey,
  passkeyLogInOptions,
  passkeyLogIn,
  passkeyOptions,
  passkeys,
  removePasskey,
  renamePasskey,
  addPayoutAccount,
  changePaymentPassword,
  choosePayoutAccount,
  removePayoutAccount,
  convertPoint,
  pointBalance,
  pointConfig,
  pointRewards,
  pointTransactions,
  redeemPointReward,
  redemptions,
  applyPromotion,
  claimPromotion,
  claimRafflePromotion,
  promotions,
  rewardHistory,
  accountRecord,
  bettingRecord,
  profitRecord,
  botChallenge,
  captcha,
  changePassword,
  customerSecurityQuestion,
  freePlay,
  setSecurityQuestions,
  verifySecurityAnswer,
  askSupport,
  chatModels,
  feedback,
  launchChat,
  supportQuestionRules,
  countryCodes,
  domainRoute,
  dropdownMenu,
  encryptionKeys,
  helpCenter,
  registerSettings,
  systemStatus,
  whitelabel,
  setPaymentPassword,
  transferToUpline,
  uplineTerms,
  uplineTransfer,
  uplineTransfers,
  smsCode,
  smsRegisterCode,
  balance,
  merchantWallet,
  walletTransfer,
  confirmWithdrawal,
  reportMissingTransfer,
  requestWithdrawal,
  withdrawalOrder,
  withdrawalOrders,
  withdrawalPasskeyOptions,
  withdrawalTerms,
};
