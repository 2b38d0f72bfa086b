/** Id of this feature's prompt in the shell's modal host. */
export const CONSENT_PROMPT = 'consent-prompt';
