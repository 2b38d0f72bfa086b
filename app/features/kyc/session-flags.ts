/** The person wants to do it later, or has done it: not asked again in this session. */
export const POSTPONED = 'kyc-postponed';
export const UPLOADED = 'kyc-uploaded';
