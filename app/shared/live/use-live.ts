import { useEffect, useEffectEvent } from 'react';
import type { LiveData, LiveNews, LiveTopic } from '#app/session/live-news.ts';
import { useSessionService } from '#app/session/session-context.tsx';

/**
 * Hears what the platform tells by itself about a topic, for as long as the part is mounted and somebody is logged in:
 *
 * ```ts
 * useLive('draw', (draw) => showNumbers(draw), () => queries.invalidateQueries({ queryKey: ['draws'] }));
 * ```
 *
 * Each event comes once, in order, and keeps the contract (`LiveTopics`). Topics are that schema's properties.
 * @param onMissed called when events have been lost for good, as on the first connection: ask for everything anew
 */
export function useLive<Topic extends LiveTopic>(
  topic: Topic,
  onEvent: (data: LiveData<Topic>) => void,
  onMissed?: () => void,
): void {
  const { listeners } = useSessionService();
  const hear = useEffectEvent((news: LiveNews) => {
    if (news.topic === 'missed') onMissed?.();
    else if (isAbout(news, topic)) onEvent(news.data);
  });
  useEffect(() => {
    const listener = (news: LiveNews) => hear(news);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [listeners]);
}

function isAbout<Topic extends LiveTopic>(
  news: LiveNews,
  topic: Topic,
): news is LiveNews & { topic: Topic; data: LiveData<Topic> } {
  return news.topic === topic;
}
