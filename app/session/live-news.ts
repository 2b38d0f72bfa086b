import type { LiveTopics, MemberInfo } from '#schemas/generated/platform.ts';

export type LiveTopic = keyof LiveTopics;

export type LiveData<Topic extends LiveTopic> = NonNullable<LiveTopics[Topic]>;

/** An update pushed by the platform; `missed`: some updates were lost, so reload everything. */
export type LiveNews =
  | { [Topic in LiveTopic]: { topic: Topic; data: LiveData<Topic> } }[LiveTopic]
  | { topic: 'missed' };

export type LiveListener = (news: LiveNews) => void;

/** The member's fields that an update changes. */
export function memberChanges(news: LiveNews): Partial<MemberInfo> {
  if (news.topic === 'balance') return { balance: news.data.balance };
  return news.topic === 'messages' ? { unreadMessages: news.data.unreadCount } : {};
}
