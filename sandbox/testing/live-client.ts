import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { LiveCursor, LiveEvent, LiveMessage } from '#schemas/generated/platform.ts';
import { isLiveMessage } from '#schemas/generated/validators/liveMessage.js';

/** A headless site that listens to live events. */
export interface LiveClient {
  /** The next message other than a heartbeat. */
  next(): Promise<LiveMessage>;
  /** The data of the next event. @throws if it has another topic */
  event(topic: string): Promise<LiveEvent['data']>;
  /** Position after the last event, for another hello. */
  cursor(): LiveCursor;
  /** Resolves with the close code. */
  closed: Promise<number>;
  close(): void;
}

/** Opens the socket and sends a message; a string is sent as a hello with that token. */
export async function listenLive(
  url: string,
  hello: object | string,
  headers: Record<string, string> = {},
): Promise<LiveClient> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/wps/live`, { headers });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const messages: LiveMessage[] = [];
  const waiting: ((message: LiveMessage) => void)[] = [];
  const cursor: LiveCursor = { stream: '', id: 0 };
  socket.on('message', (data) => {
    const message: unknown = JSON.parse(String(data));
    if (!isLiveMessage(message)) throw new Error(`The socket sent something out of contract: ${String(data)}`);
    if (message.beat) return;
    Object.assign(cursor, message.welcome && { stream: message.welcome.stream, id: message.welcome.id });
    Object.assign(cursor, message.event && { id: message.event.id });
    const first = waiting.shift();
    if (first) first(message);
    else messages.push(message);
  });
  await once(socket, 'open');
  socket.send(typeof hello === 'string' ? JSON.stringify({ hello: { token: hello } }) : JSON.stringify(hello));
  const next = () => {
    const message = messages.shift();
    return message ? Promise.resolve(message) : new Promise<LiveMessage>((resolve) => waiting.push(resolve));
  };
  return {
    next,
    async event(topic) {
      const message = await next();
      if (message.event?.topic !== topic) throw new Error(`Expected ${topic}, received ${JSON.stringify(message)}.`);
      return message.event.data;
    },
    cursor: () => ({ ...cursor }),
    closed,
    close: () => socket.close(),
  };
}
