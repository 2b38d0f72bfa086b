// Generated from the files of sandbox/*/operations/ by scripts/generate/sandbox-handlers.ts.

import { affiliate } from '../agent/operations/affiliate.ts';
import { teamOverview } from '../agent/operations/team-overview.ts';
import { chatMessages } from '../chat-room/operations/chat-messages.ts';
import { reportChatMessage } from '../chat-room/operations/report-chat-message.ts';
import { sendChatMessage } from '../chat-room/operations/send-chat-message.ts';
import { announcements } from '../content/operations/announcements.ts';
import { devices } from '../devices/operations/devices.ts';
import { forgetDevice } from '../devices/operations/forget-device.ts';
import { rememberDevice } from '../devices/operations/remember-device.ts';
import { resumeSession } from '../devices/operations/resume-session.ts';
import { revokeDevice } from '../devices/operations/revoke-device.ts';
import { addFavoriteGame } from '../games/operations/add-favorite-game.ts';
import { favoriteGamesList } from '../games/operations/favorite-games-list.ts';
import { favoriteGames } from '../games/operations/favorite-games.ts';
import { gameList } from '../games/operations/game-list.ts';
import { gameVendor } from '../games/operations/game-vendor.ts';
import { hotGames } from '../games/operations/hot-games.ts';
import { launchGameFallback } from '../games/operations/launch-game-fallback.ts';
import { launchGame } from '../games/operations/launch-game.ts';
import { merchantWallet } from '../games/operations/merchant-wallet.ts';
import { rankList } from '../games/operations/rank-list.ts';
import { recentGames } from '../games/operations/recent-games.ts';
import { removeFavoriteGame } from '../games/operations/remove-favorite-game.ts';
import { roomList } from '../games/operations/room-list.ts';
import { vendorGameTypes } from '../games/operations/vendor-game-types.ts';
import { referral } from '../invite/operations/referral.ts';
import { lotteryBets } from '../lottery/operations/lottery-bets.ts';
import { lotteryIssue } from '../lottery/operations/lottery-issue.ts';
import { lotteryMenus } from '../lottery/operations/lottery-menus.ts';
import { lotteryTable } from '../lottery/operations/lottery-table.ts';
import { openedDraws } from '../lottery/operations/opened-draws.ts';
import { placeLotteryBets } from '../lottery/operations/place-lottery-bets.ts';
import { recentLotteryGames } from '../lottery/operations/recent-lottery-games.ts';
import { vnLotteryMenu } from '../lottery/operations/vn-lottery-menu.ts';
import { vnOpenedDraws } from '../lottery/operations/vn-opened-draws.ts';
import { balance } from '../member/operations/balance.ts';
import { forgotByEmail } from '../member/operations/forgot-by-email.ts';
import { forgotByMobile } from '../member/operations/forgot-by-mobile.ts';
import { memberInfo } from '../member/operations/member-info.ts';
import { postponeVerification } from '../member/operations/postpone-verification.ts';
import { registerMobile } from '../member/operations/register-mobile.ts';
import { register } from '../member/operations/register.ts';
import { securityConfig } from '../member/operations/security-config.ts';
import { setLanguage } from '../member/operations/set-language.ts';
import { submitPersonalInfo } from '../member/operations/submit-personal-info.ts';
import { unreadCount } from '../member/operations/unread-count.ts';
import { uploadIdImages } from '../member/operations/upload-id-images.ts';
import { claimMissionReward } from '../missions/operations/claim-mission-reward.ts';
import { missionLeaderboard } from '../missions/operations/mission-leaderboard.ts';
import { missionSummary } from '../missions/operations/mission-summary.ts';
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
import { botChallenge } from '../session/operations/bot-challenge.ts';
import { captcha } from '../session/operations/captcha.ts';
import { changePassword } from '../session/operations/change-password.ts';
import { customerSecurityQuestion } from '../session/operations/customer-security-question.ts';
import { freePlay } from '../session/operations/free-play.ts';
import { login } from '../session/operations/login.ts';
import { logout } from '../session/operations/logout.ts';
import { oidcLogin } from '../session/operations/oidc-login.ts';
import { oidcProvider } from '../session/operations/oidc-provider.ts';
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
import { smsCode } from '../verification/operations/sms-code.ts';
import { smsRegisterCode } from '../verification/operations/sms-register-code.ts';
import type { Handler, OperationId } from '../server/call.ts';

/** One handler for each operation: one missing and one too many are both compile errors. */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
  affiliate,
  teamOverview,
  chatMessages,
  reportChatMessage,
  sendChatMessage,
  announcements,
  devices,
  forgetDevice,
  rememberDevice,
  resumeSession,
  revokeDevice,
  addFavoriteGame,
  favoriteGamesList,
  favoriteGames,
  gameList,
  gameVendor,
  hotGames,
  launchGameFallback,
  launchGame,
  merchantWallet,
  rankList,
  recentGames,
  removeFavoriteGame,
  roomList,
  vendorGameTypes,
  referral,
  lotteryBets,
  lotteryIssue,
  lotteryMenus,
  lotteryTable,
  openedDraws,
  placeLotteryBets,
  recentLotteryGames,
  vnLotteryMenu,
  vnOpenedDraws,
  balance,
  forgotByEmail,
  forgotByMobile,
  memberInfo,
  postponeVerification,
  registerMobile,
  register,
  securityConfig,
  setLanguage,
  submitPersonalInfo,
  unreadCount,
  uploadIdImages,
  claimMissionReward,
  missionLeaderboard,
  missionSummary,
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
  botChallenge,
  captcha,
  changePassword,
  customerSecurityQuestion,
  freePlay,
  login,
  logout,
  oidcLogin,
  oidcProvider,
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
  smsCode,
  smsRegisterCode,
};
