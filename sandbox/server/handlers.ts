import { affiliate } from '../agent/operations/affiliate.ts';
import { teamOverview } from '../agent/operations/team-overview.ts';
import { chatMessages } from '../chat-room/operations/chat-messages.ts';
import { reportChatMessage } from '../chat-room/operations/report-chat-message.ts';
import { sendChatMessage } from '../chat-room/operations/send-chat-message.ts';
import { announcements } from '../content/operations/announcements.ts';
import { launchGame, launchGameFallback } from '../games/launch-game.ts';
import { addFavoriteGame } from '../games/operations/add-favorite-game.ts';
import { favoriteGames } from '../games/operations/favorite-games.ts';
import { favoriteGamesList } from '../games/operations/favorite-games-list.ts';
import { gameList } from '../games/operations/game-list.ts';
import { gameVendor } from '../games/operations/game-vendor.ts';
import { hotGames } from '../games/operations/hot-games.ts';
import { merchantWallet } from '../games/operations/merchant-wallet.ts';
import { rankList } from '../games/operations/rank-list.ts';
import { removeFavoriteGame } from '../games/operations/remove-favorite-game.ts';
import { roomList } from '../games/operations/room-list.ts';
import { vendorGameTypes } from '../games/operations/vendor-game-types.ts';
import { recentGames } from '../games/recent-games.ts';
import { referral } from '../invite/operations/referral.ts';
import { lotteryBets, placeLotteryBets } from '../lottery/lottery-bets.ts';
import { lotteryMenus, recentLotteryGames, vnLotteryMenu } from '../lottery/lottery-menus.ts';
import { lotteryIssue, lotteryTable } from '../lottery/lottery-table.ts';
import { openedDraws, vnOpenedDraws } from '../lottery/opened-draws.ts';
import { balance } from '../member/operations/balance.ts';
import { forgotByEmail } from '../member/operations/forgot-by-email.ts';
import { forgotByMobile } from '../member/operations/forgot-by-mobile.ts';
import { memberInfo } from '../member/operations/member-info.ts';
import { register } from '../member/operations/register.ts';
import { registerMobile } from '../member/operations/register-mobile.ts';
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
import { botChallenge } from '../session/bot-check.ts';
import { oidcProvider } from '../session/oidc-provider.ts';
import { captcha } from '../session/operations/captcha.ts';
import { changePassword } from '../session/operations/change-password.ts';
import { customerSecurityQuestion } from '../session/operations/customer-security-question.ts';
import { freePlay } from '../session/operations/free-play.ts';
import { login } from '../session/operations/login.ts';
import { logout } from '../session/operations/logout.ts';
import { oidcLogin } from '../session/operations/oidc-login.ts';
import { verifySecurityAnswer } from '../session/operations/verify-security-answer.ts';
import { chatModels } from '../support/chat-models.ts';
import { askSupport } from '../support/operations/ask-support.ts';
import { feedback } from '../support/operations/feedback.ts';
import { launchChat } from '../support/operations/launch-chat.ts';
import { supportQuestionRules } from '../support/support-question-rules.ts';
import { countryCodes } from '../system/operations/country-codes.ts';
import { domainRoute } from '../system/operations/domain-route.ts';
import { dropdownMenu } from '../system/operations/dropdown-menu.ts';
import { encryptionKeys } from '../system/operations/encryption-keys.ts';
import { helpCenter } from '../system/operations/help-center.ts';
import { whitelabel } from '../system/operations/whitelabel.ts';
import { registerSettings } from '../system/register-settings.ts';
import { systemStatus } from '../system/system-status.ts';
import { smsCode } from '../verification/operations/sms-code.ts';
import { smsRegisterCode } from '../verification/operations/sms-register-code.ts';
import type { Handler, OperationId } from './call.ts';

/** One handler for every operation of the contract; the type leaves none out. */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
  addFavoriteGame,
  affiliate,
  announcements,
  applyPromotion,
  askSupport,
  balance,
  botChallenge,
  captcha,
  claimPromotion,
  claimRafflePromotion,
  countryCodes,
  changePassword,
  chatMessages,
  chatModels,
  customerSecurityQuestion,
  domainRoute,
  dropdownMenu,
  encryptionKeys,
  favoriteGames,
  favoriteGamesList,
  feedback,
  forgotByEmail,
  forgotByMobile,
  freePlay,
  gameList,
  gameVendor,
  helpCenter,
  hotGames,
  launchChat,
  launchGame,
  launchGameFallback,
  login,
  logout,
  lotteryBets,
  lotteryIssue,
  lotteryMenus,
  lotteryTable,
  memberInfo,
  merchantWallet,
  oidcLogin,
  oidcProvider,
  claimMissionReward,
  convertPoint,
  missionLeaderboard,
  missionSummary,
  pointBalance,
  pointConfig,
  pointRewards,
  pointTransactions,
  redeemPointReward,
  referral,
  redemptions,
  openedDraws,
  placeLotteryBets,
  promotions,
  rankList,
  recentGames,
  recentLotteryGames,
  register,
  registerMobile,
  registerSettings,
  reportChatMessage,
  removeFavoriteGame,
  roomList,
  rewardHistory,
  securityConfig,
  sendChatMessage,
  setLanguage,
  smsCode,
  smsRegisterCode,
  submitPersonalInfo,
  supportQuestionRules,
  systemStatus,
  teamOverview,
  unreadCount,
  uploadIdImages,
  vendorGameTypes,
  verifySecurityAnswer,
  vnLotteryMenu,
  vnOpenedDraws,
  whitelabel,
};
