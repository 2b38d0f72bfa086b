import type { LiveCursor, LiveEnd, LiveEvent, LiveHello, LiveMessage } from '#schemas/generated/platform.ts';

/** Meaning of a message from the platform. */
export type Verdict =
  | { kind: 'event'; event: LiveEvent }
  | { kind: 'end'; reason: LiveEnd['reason'] }
  /** Events are lost, so reload everything. */
  | { kind: 'missed' }
  /** An event is missing. A new connection delivers it. */
  | { kind: 'gap' }
  | { kind: 'nothing' };

/** One person's events over any number of connections. Each event is passed on once and in order. */
export interface LiveFeed {
  /** Starts a connection. @returns the first message to send on it */
  hello(token: string): LiveHello;
  take(message: LiveMessage): Verdict;
}

const NOTHING: Verdict = { kind: 'nothing' };
const GAP: Verdict = { kind: 'gap' };

export function createLiveFeed(): LiveFeed {
  let seen: LiveCursor | null = null;
  let isWelcome = false;

  const takeWelcome = ({ stream, id, complete }: NonNullable<LiveMessage['welcome']>): Verdict => {
    if (isWelcome) return NOTHING;
    isWelcome = true;
    if (complete && seen?.stream === stream && seen.id === id) return NOTHING;
    seen = { stream, id };
    return { kind: 'missed' };
  };
  const takeEvent = (event: LiveEvent): Verdict => {
    if (!isWelcome || !seen) return GAP;
    if (event.id <= seen.id) return NOTHING;
    if (event.previous !== seen.id) return GAP;
    seen = { ...seen, id: event.id };
    return { kind: 'event', event };
  };

  return {
    hello(token) {
      isWelcome = false;
      return { hello: { token, ...(seen && { after: seen }) } };
    },
    take({ welcome, event, beat, end }) {
      if (welcome) return takeWelcome(welcome);
      if (event) return takeEvent(event);
      if (beat) return isWelcome && seen && beat.id <= seen.id ? NOTHING : GAP;
      return end ? { kind: 'end', reason: end.reason } : NOTHING;
    },
  };
}
