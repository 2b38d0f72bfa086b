/** Ids of modals that are opened from more than one chunk: a feature's declaration stands in the entry alone. */
export const LOG_OUT = 'log-out';
export const SESSION_OVER = 'session-over';
export const START_TRIAL = 'start-trial';
export const ANNOUNCEMENTS = 'announcements';
export const LIVE_CHAT = 'live-chat';
export const FEEDBACK = 'feedback';
export const SUPPORT_QUESTION = 'support-question';
export const WRONG_DOMAIN = 'wrong-domain';
