/** The modal that verifies an identity, for whatever waits for it. */
export const KYC = 'kyc';
