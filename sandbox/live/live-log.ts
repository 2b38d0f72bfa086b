import type { LiveTopics } from '#schemas/generated/platform.ts';

export type LiveTopic = keyof LiveTopics;

/** What happened, in the order in which it did. */
export interface LoggedEvent {
  id: number;
  /** Epoch milliseconds. */
  at: number;
  topic: LiveTopic;
  data: Record<string, unknown>;
  /** The one member who is told; null for everybody. */
  to: number | null;
}

export interface LiveLog {
  /** Id of the last event; 0 before the first. */
  readonly last: number;
  add(event: Omit<LoggedEvent, 'id'>): LoggedEvent;
  /** What came after an event; null where part of that has been forgotten, or where the id is from nowhere. */
  after(id: number): LoggedEvent[] | null;
}

/** Keeps the last events, so that whoever was away for a moment can be told of them. */
export function createLiveLog(kept: number): LiveLog {
  let events: LoggedEvent[] = [];
  let last = 0;
  return {
    get last() {
      return last;
    },
    add(event) {
      last += 1;
      const logged = { ...event, id: last };
      events = [...events.slice(-kept + 1), logged];
      return logged;
    },
    after(id) {
      if (id > last || last - id > events.length) return null;
      return events.filter((event) => event.id > id);
    },
  };
}
