import { randomUUID } from 'node:crypto';
import type { LiveCursor, LiveMessage, LiveTopics } from '#schemas/generated/platform.ts';
import { createLiveLog, type LiveTopic, type LoggedEvent } from './live-log.ts';

/** Number of events kept for sites that reconnect. */
const KEPT = 1000;

export type EndReason = NonNullable<LiveMessage['end']>['reason'];

/** An open socket that has said hello. */
export interface Listener {
  readonly memberId: number;
  readonly tokenHash: string;
  send(message: LiveMessage): void;
  /** Called after the last message. */
  close(): void;
}

/** Live events for open sites. */
export interface Live {
  /**
   * Sends an event to all listeners or to one member, and logs it for sites that reconnect.
   * @param to id of a member; everybody if omitted
   */
  publish<Topic extends LiveTopic>(topic: Topic, data: NonNullable<LiveTopics[Topic]>, to?: number): void;
  /** Adds a listener and replays what it missed. @returns removes the listener */
  join(listener: Listener, after: LiveCursor | undefined): () => void;
  /** Sends a heartbeat to every listener. */
  beat(): void;
  /** Ends the listeners of a session. */
  end(tokenHash: string, reason: EndReason): void;
  /** Closes all listeners, as a network failure would. */
  drop(): void;
  /** Makes all sites fetch everything: events may be missing, and which ones is unknown. */
  lose(): void;
  /** Whether a member has listened since the platform started. */
  knows(memberId: number): boolean;
  /** Members with an open socket. */
  listening(): number[];
}

export interface LiveParts {
  now: () => number;
  /** Checks an event before it is published. @throws to stop it */
  check: (topics: LiveTopics) => void;
}

export function createLive({ now, check }: LiveParts): Live {
  let stream = randomUUID();
  const log = createLiveLog(KEPT);
  const memberIds = new Set<number>();
  /** Listeners with the id of the last event sent to each. */
  const listeners = new Map<Listener, number>();

  const deliver = (listener: Listener, { id, at, topic, data, to }: LoggedEvent) => {
    if (to !== null && to !== listener.memberId) return;
    const previous = listeners.get(listener) ?? 0;
    listeners.set(listener, id);
    listener.send({ event: { id, previous, at, topic, data } });
  };
  const remove = (listener: Listener) => {
    listeners.delete(listener);
    listener.close();
  };
  const drop = () => {
    for (const listener of [...listeners.keys()]) remove(listener);
  };

  return {
    knows: (memberId) => memberIds.has(memberId),
    listening: () => [...new Set([...listeners.keys()].map(({ memberId }) => memberId))],
    publish(topic, data, to) {
      check({ [topic]: data });
      const event = log.add({ at: now(), topic, data: { ...data }, to: to ?? null });
      for (const listener of [...listeners.keys()]) deliver(listener, event);
    },
    join(listener, after) {
      const missed = after?.stream === stream ? log.after(after.id) : null;
      const id = missed && after ? after.id : log.last;
      memberIds.add(listener.memberId);
      listeners.set(listener, id);
      listener.send({ welcome: { stream, id, complete: missed !== null } });
      for (const event of missed ?? []) deliver(listener, event);
      return () => void listeners.delete(listener);
    },
    beat() {
      for (const [listener, id] of [...listeners]) listener.send({ beat: { id } });
    },
    end(tokenHash, reason) {
      for (const listener of [...listeners.keys()].filter((listener) => listener.tokenHash === tokenHash)) {
        listener.send({ end: { reason } });
        remove(listener);
      }
    },
    drop,
    lose() {
      // Makes a site that continues an earlier stream receive the notice that events are missing.
      stream = randomUUID();
      drop();
    },
  };
}
