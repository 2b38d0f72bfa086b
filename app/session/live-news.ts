import type { LiveTopics, MemberInfo } from '#schemas/generated/platform.ts';

export type LiveTopic = keyof LiveTopics;

export type LiveData<Topic extends LiveTopic> = NonNullable<LiveTopics[Topic]>;

/** Something that the platform has told by itself; `missed`: what it told for a while is lost, so everything is asked for anew. */
export type LiveNews =
  | { [Topic in LiveTopic]: { topic: Topic; data: LiveData<Topic> } }[LiveTopic]
  | { topic: 'missed' };

export type LiveListener = (news: LiveNews) => void;

/** What news change of the person. */
export function toldOf(news: LiveNews): Partial<MemberInfo> {
  if (news.topic === 'balance') return { balance: news.data.balance };
  return news.topic === 'messages' ? { unreadMessages: news.data.unreadCount } : {};
}
