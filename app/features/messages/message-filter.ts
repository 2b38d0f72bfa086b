export const messageFilters = ['all', 'unread', 'read'] as const;

export type MessageFilter = (typeof messageFilters)[number];
