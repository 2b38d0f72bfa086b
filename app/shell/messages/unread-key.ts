/** Key of a member's number of unread messages. */
export function unreadKey(memberId: number | undefined) {
  return ['unread-count', memberId] as const;
}
