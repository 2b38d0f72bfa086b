/** Occasions on which the platform writes to a member. */
export const MESSAGE_KINDS = [
  'welcome',
  'limits',
  'notice',
  'identityVerified',
  'identityRejected',
  'newDevice',
  'newPasskey',
  'missionMoney',
  'missionPoints',
  'friendMoney',
  'friendPoints',
  'bonusPaid',
  'promotionApproved',
  'promotionRejected',
  'redemptionApproved',
  'redemptionRejected',
  'depositCredited',
  'depositRejected',
  'withdrawalSent',
  'withdrawalRejected',
] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The kind of what an agent wrote, which needs no words of the platform. */
export const BY_A_PERSON = 'person';
