/** Groups of the member centre's menu, in their order. */
export const MEMBER_PAGE_GROUPS = ['account', 'money', 'records', 'activity', 'messages'] as const;

/** Where in the menu a page of the member centre stands. */
export type MemberPageGroup = (typeof MEMBER_PAGE_GROUPS)[number];
