/** The person has postponed or sent the verification; don't ask again in this session. */
export const POSTPONED = 'kyc-postponed';
export const UPLOADED = 'kyc-uploaded';
