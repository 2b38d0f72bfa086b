/**
 * Ids of modals that are opened from more than one chunk: a feature's declaration stands in the entry alone. None is the
 * name of a feature, so that one that is absent from a site leaves no name there.
 */
export const LOG_OUT = 'log-out';
export const SESSION_OVER = 'session-over';
export const START_TRIAL = 'start-trial';
export const ANNOUNCEMENTS = 'announcement-list';
export const LIVE_CHAT = 'live-chat-window';
export const FEEDBACK = 'feedback-form';
export const SUPPORT_QUESTION = 'support-question';
export const WRONG_DOMAIN = 'wrong-domain';
export const CHAT_ROOM = 'chat-room-window';
