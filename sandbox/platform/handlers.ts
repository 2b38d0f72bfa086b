import { affiliate } from './agent/affiliate.ts';
import { teamOverview } from './agent/team-overview.ts';
import type { Handler, OperationId } from './call.ts';
import { chatMessages } from './chat-room/chat-messages.ts';
import { reportChatMessage } from './chat-room/report-chat-message.ts';
import { sendChatMessage } from './chat-room/send-chat-message.ts';
import { announcements } from './content/announcements.ts';
import { addFavoriteGame } from './games/add-favorite-game.ts';
import { favoriteGames } from './games/favorite-games.ts';
import { favoriteGamesList } from './games/favorite-games-list.ts';
import { gameList } from './games/game-list.ts';
import { gameVendor } from './games/game-vendor.ts';
import { hotGames } from './games/hot-games.ts';
import { launchGame, launchGameFallback } from './games/launch-game.ts';
import { merchantWallet } from './games/merchant-wallet.ts';
import { rankList } from './games/rank-list.ts';
import { recentGames } from './games/recent-games.ts';
import { removeFavoriteGame } from './games/remove-favorite-game.ts';
import { roomList } from './games/room-list.ts';
import { vendorGameTypes } from './games/vendor-game-types.ts';
import { referral } from './invite/referral.ts';
import { lotteryBets, placeLotteryBets } from './lottery/lottery-bets.ts';
import { lotteryMenus, recentLotteryGames, vnLotteryMenu } from './lottery/lottery-menus.ts';
import { lotteryIssue, lotteryTable } from './lottery/lottery-table.ts';
import { openedDraws, vnOpenedDraws } from './lottery/opened-draws.ts';
import { balance } from './member/balance.ts';
import { forgotByEmail } from './member/forgot-by-email.ts';
import { forgotByMobile } from './member/forgot-by-mobile.ts';
import { memberInfo } from './member/member-info.ts';
import { register } from './member/register.ts';
import { registerMobile } from './member/register-mobile.ts';
import { securityConfig } from './member/security-config.ts';
import { setLanguage } from './member/set-language.ts';
import { submitPersonalInfo } from './member/submit-personal-info.ts';
import { unreadCount } from './member/unread-count.ts';
import { uploadIdImages } from './member/upload-id-images.ts';
import { claimMissionReward } from './missions/claim-mission-reward.ts';
import { missionLeaderboard } from './missions/mission-leaderboard.ts';
import { missionSummary } from './missions/mission-summary.ts';
import { convertPoint } from './points/convert-point.ts';
import { pointBalance } from './points/point-balance.ts';
import { pointConfig } from './points/point-config.ts';
import { pointRewards } from './points/point-rewards.ts';
import { pointTransactions } from './points/point-transactions.ts';
import { redeemPointReward } from './points/redeem-point-reward.ts';
import { redemptions } from './points/redemptions.ts';
import { applyPromotion } from './promotions/apply-promotion.ts';
import { claimPromotion } from './promotions/claim-promotion.ts';
import { claimRafflePromotion } from './promotions/claim-raffle-promotion.ts';
import { promotions } from './promotions/promotions.ts';
import { rewardHistory } from './promotions/reward-history.ts';
import { botChallenge } from './session/bot-check.ts';
import { captcha } from './session/captcha.ts';
import { changePassword } from './session/change-password.ts';
import { customerSecurityQuestion } from './session/customer-security-question.ts';
import { freePlay } from './session/free-play.ts';
import { login } from './session/login.ts';
import { logout } from './session/logout.ts';
import { oidcLogin } from './session/oidc-login.ts';
import { oidcProvider } from './session/oidc-provider.ts';
import { verifySecurityAnswer } from './session/verify-security-answer.ts';
import { askSupport } from './support/ask-support.ts';
import { chatModels } from './support/chat-models.ts';
import { feedback } from './support/feedback.ts';
import { launchChat } from './support/launch-chat.ts';
import { supportQuestionRules } from './support/support-question-rules.ts';
import { countryCodes } from './system/country-codes.ts';
import { domainRoute } from './system/domain-route.ts';
import { dropdownMenu } from './system/dropdown-menu.ts';
import { encryptionKeys } from './system/encryption-keys.ts';
import { helpCenter } from './system/help-center.ts';
import { registerSettings } from './system/register-settings.ts';
import { systemStatus } from './system/system-status.ts';
import { whitelabel } from './system/whitelabel.ts';
import { smsCode } from './verification/sms-code.ts';
import { smsRegisterCode } from './verification/sms-register-code.ts';

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
