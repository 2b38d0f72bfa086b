// Generated from app/features/*/feature.json by scripts/generate/page-ids.ts.

/** Pages of the member centre, as in `/member?page=<id>`. */
export type MemberPageId = 'bonusDetails' | 'depositv2' | 'messageV2' | 'missionLeaderboard' | 'personalHistoryCopy' | 'personalProfit' | 'playerCare' | 'referral' | 'rewardCenter' | 'securityCenter' | 'transactionHistory' | 'transferFund' | 'transferUpline' | 'withdraw';
