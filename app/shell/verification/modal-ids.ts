/** Modal that verifies an identity. */
export const KYC = 'kyc-steps';

/** Modal with what the verification will require, after a registration was refused. */
export const KYC_AHEAD = 'kyc-ahead';
