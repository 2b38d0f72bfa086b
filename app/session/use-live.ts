import { useEffect, useEffectEvent } from 'react';
import type { LiveData, LiveNews, LiveTopic } from './live-news.ts';
import { useSessionService } from './session-context.tsx';

/**
 * Subscribes to a topic of the platform's live events while the component is mounted during a session:
 * ```ts
 * useLive('draw', (draw) => showNumbers(draw), () => queries.invalidateQueries({ queryKey: drawsKey }));
 * ```
 * Each event arrives once, in order, and matches the contract (`LiveTopics`). Topics are that schema's properties.
 * @param onMissed called after events are lost for good, and on the first connection: refetch everything
 */
export function useLive<Topic extends LiveTopic>(
  topic: Topic,
  onEvent: (data: LiveData<Topic>) => void,
  onMissed?: () => void,
): void {
  const { listeners } = useSessionService();
  const receive = useEffectEvent((news: LiveNews) => {
    if (news.topic === 'missed') onMissed?.();
    else if (isAbout(news, topic)) onEvent(news.data);
  });
  useEffect(() => {
    const listener = (news: LiveNews) => receive(news);
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
