/** Session flags of a postponed and a sent verification. Either stops further prompts in this session. */
export const POSTPONED = 'kyc-postponed';
export const UPLOADED = 'kyc-uploaded';
