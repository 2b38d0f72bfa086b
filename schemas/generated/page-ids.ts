// Generated from app/features/*/feature.json by scripts/generate/page-ids.ts.

/** Pages of the member centre, as in `/member?page=<id>`. */
export type MemberPageId = 'devices' | 'missionLeaderboard' | 'referral' | 'rewardCenter';
