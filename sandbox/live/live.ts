import { randomUUID } from 'node:crypto';
import type { LiveCursor, LiveMessage, LiveTopics } from '#schemas/generated/platform.ts';
import { createLiveLog, type LiveTopic, type LoggedEvent } from './live-log.ts';

/** Events that are kept for whoever comes back. */
const KEPT = 1000;

export type EndReason = NonNullable<LiveMessage['end']>['reason'];

/** One open socket whose session is known. */
export interface Listener {
  readonly memberId: number;
  readonly tokenHash: string;
  send(message: LiveMessage): void;
  /** Called when nothing more will be sent. */
  close(): void;
}

/** What the platform tells the sites that are open, by itself. */
export interface Live {
  /**
   * Tells everybody who is listening, or one member alone, and keeps it for those who come back in time.
   * @param to id of a member; everybody when left out
   */
  publish<Topic extends LiveTopic>(topic: Topic, data: NonNullable<LiveTopics[Topic]>, to?: number): void;
  /** Welcomes a listener and tells it what it has missed. @returns takes it out again */
  join(listener: Listener, after: LiveCursor | undefined): () => void;
  /** Says to each listener that the connection lives. */
  beat(): void;
  /** Ends what listens for a session. */
  end(tokenHash: string, reason: EndReason): void;
  /** Closes everything that listens, as a network does that breaks. */
  drop(): void;
  /** Whether a member has listened since the platform was started. */
  knows(memberId: number): boolean;
}

export interface LiveParts {
  now: () => number;
  /** Looks at what is to be published, as a property of LiveTopics. @throws to keep it from the sites */
  check: (topics: LiveTopics) => void;
}

export function createLive({ now, check }: LiveParts): Live {
  const stream = randomUUID();
  const log = createLiveLog(KEPT);
  const known = new Set<number>();
  /** Each listener with the id of the last event that it was sent. */
  const listeners = new Map<Listener, number>();

  const tell = (listener: Listener, { id, at, topic, data, to }: LoggedEvent) => {
    if (to !== null && to !== listener.memberId) return;
    const previous = listeners.get(listener) ?? 0;
    listeners.set(listener, id);
    listener.send({ event: { id, previous, at, topic, data } });
  };
  const remove = (listener: Listener) => {
    listeners.delete(listener);
    listener.close();
  };

  return {
    knows: (memberId) => known.has(memberId),
    publish(topic, data, to) {
      check({ [topic]: data });
      const event = log.add({ at: now(), topic, data: { ...data }, to: to ?? null });
      for (const listener of [...listeners.keys()]) tell(listener, event);
    },
    join(listener, after) {
      const missed = after?.stream === stream ? log.after(after.id) : null;
      const id = missed && after ? after.id : log.last;
      known.add(listener.memberId);
      listeners.set(listener, id);
      listener.send({ welcome: { stream, id, complete: missed !== null } });
      for (const event of missed ?? []) tell(listener, event);
      return () => void listeners.delete(listener);
    },
    beat() {
      for (const [listener, id] of [...listeners]) listener.send({ beat: { id } });
    },
    end(tokenHash, reason) {
      for (const listener of [...listeners.keys()].filter((one) => one.tokenHash === tokenHash)) {
        listener.send({ end: { reason } });
        remove(listener);
      }
    },
    drop() {
      for (const listener of [...listeners.keys()]) remove(listener);
    },
  };
}
