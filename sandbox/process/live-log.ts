import type { LiveTopics } from '#schemas/generated/platform.ts';

export type LiveTopic = keyof LiveTopics;

/** An event of the live log, in order of time. */
export interface LoggedEvent {
  id: number;
  /** Epoch milliseconds. */
  at: number;
  topic: LiveTopic;
  data: Record<string, unknown>;
  /** Id of the only member to receive it; null for everybody. */
  to: number | null;
}

export interface LiveLog {
  /** Id of the last event; 0 before the first. */
  readonly last: number;
  add(event: Omit<LoggedEvent, 'id'>): LoggedEvent;
  /** The events after an id; null when some of them have been dropped, or when the id is unknown. */
  after(id: number): LoggedEvent[] | null;
}

/** Keeps the last events for sites that lose their connection briefly. */
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
