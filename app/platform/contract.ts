import type { components } from '../../schemas/generated/platform.ts';

type Schemas = components['schemas'];

export type MemberInfo = Schemas['MemberInfo'];
export type LoginPayload = Schemas['LoginPayload'];
export type LoginValue = Schemas['LoginValue'];
export type RankEntry = Schemas['RankEntry'];
export type Game = Schemas['Game'];
export type ListGameType = Schemas['ListGameType'];
export type SavedGamePage = Schemas['SavedGamePage'];
export type VendorLane = Schemas['VendorLane'];
export type VendorCard = Schemas['VendorCard'];
export type Banner = Schemas['Banner'];
export type Announcement = Schemas['Announcement'];
export type Announcements = Schemas['Announcements'];
export type Notice = Schemas['Notice'];
export type ChatModel = Schemas['ChatModel'];
export type SystemStatus = Schemas['SystemStatus'];
export type FieldRule = Schemas['FieldRule'];
export type Country = Schemas['Country'];
export type SmsLoginPayload = Schemas['SmsLoginPayload'];
export type TeamOverview = Schemas['TeamOverview'];
export type PointGood = Schemas['PointGood'];
export type PointConfig = Schemas['PointConfig'];
export type PointTransaction = Schemas['PointTransaction'];
export type Redemption = Schemas['Redemption'];
export type ModuleNode = Schemas['ModuleNode'];
