export const rewardHistoryKey = ['reward-history'] as const;
