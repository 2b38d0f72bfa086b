/** Ids of this feature's modals in the shell's modal host. */
export const LOG_OUT = 'account-log-out';
export const SESSION_OVER = 'account-session-over';
