/** The modal that verifies an identity, for whatever waits for it. */
export const KYC = 'kyc-steps';

/** What the verification will ask for, for who has no account yet: after a registration that was refused. */
export const KYC_AHEAD = 'kyc-ahead';
