import type { components } from '#schemas/generated/platform.ts';

type Schemas = components['schemas'];

export type MemberInfo = Schemas['MemberInfo'];
export type LoginPayload = Schemas['LoginPayload'];
export type LoginValue = Schemas['LoginValue'];
export type RankEntry = Schemas['RankEntry'];
/** A game as its vendor spells it. */
export type SentGame = Schemas['Game'];
/** A game under the one spelling that the site reads; `gameOf` makes it. */
export type Game = SentGame & Required<Pick<SentGame, 'nodeName' | 'displayName' | 'showIcon'>>;
export type ListGameType = Schemas['ListGameType'];
export type SavedGamePage = Omit<Schemas['SavedGamePage'], 'content'> & { content: readonly Game[] };
export type VendorLane = Schemas['VendorLane'];
export type VendorCard = Schemas['VendorCard'];
export type Banner = Schemas['Banner'];
export type Announcement = Schemas['Announcement'];
export type Announcements = Schemas['Announcements'];
export type Promotion = Schemas['Promotion'];
export type PromotionStatus = Schemas['PromotionStatus'];
export type Notice = Schemas['Notice'];
export type HelpTopic = Schemas['HelpTopic'];
export type ChatMessage = Schemas['ChatMessage'];
export type ChatModel = Schemas['ChatModel'];
export type SystemStatus = Schemas['SystemStatus'];
export type FieldRule = Schemas['FieldRule'];
export type Country = Schemas['Country'];
export type SmsLoginPayload = Schemas['SmsLoginPayload'];
export type TeamOverview = Schemas['TeamOverview'];
export type Mission = Schemas['Mission'];
export type MissionReward = Schemas['MissionReward'];
export type MissionLeaderboard = Schemas['MissionLeaderboard'];
export type PointGood = Schemas['PointGood'];
export type PointConfig = Schemas['PointConfig'];
export type PointTransaction = Schemas['PointTransaction'];
export type Referral = Schemas['Referral'];
export type Redemption = Schemas['Redemption'];
export type LotteryGame = Schemas['LotteryGame'];
export type LotteryGroup = Schemas['LotteryGroup'];
export type LotteryTable = Schemas['LotteryTable'];
export type LotteryKind = Schemas['LotteryKind'];
export type LotteryOption = Schemas['LotteryOption'];
export type LotteryIssue = Schemas['LotteryIssue'];
export type LotteryBet = Schemas['LotteryBet'];
export type LotterySlip = Schemas['LotterySlip'];
export type OpenedDraw = Schemas['OpenedDraw'];
export type PrizeMode = Schemas['PrizeMode'];
export type ModuleNode = Schemas['ModuleNode'];
