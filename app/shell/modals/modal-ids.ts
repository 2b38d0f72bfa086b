/**
 * Ids of modals opened from more than one chunk, since declarations are in the entry only. No id equals a feature's
 * name, so sites without a feature do not contain its name.
 */
export const LOG_OUT = 'log-out';
export const SESSION_OVER = 'session-over';
export const START_TRIAL = 'start-trial';
export const ANNOUNCEMENTS = 'announcement-list';
export const LIVE_CHAT = 'live-chat-window';
export const FEEDBACK = 'feedback-form';
export const SUPPORT_QUESTION = 'support-question';
export const WRONG_DOMAIN = 'wrong-domain';
export const SEARCH = 'search-sheet';
export const CHAT_ROOM = 'chat-room-window';
/** Changes the password of a held log-in, in brands that have it. */
export const CHANGE_PASSWORD = 'held-password';
