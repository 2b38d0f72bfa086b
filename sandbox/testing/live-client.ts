import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { LiveCursor, LiveEvent, LiveMessage } from '#schemas/generated/platform.ts';
import { isLiveMessage } from '#schemas/generated/validators/liveMessage.js';

/** A site that listens, without a face. */
export interface LiveClient {
  /** The next message that is no beat. */
  next(): Promise<LiveMessage>;
  /** The data of the next event, which has to be of this topic. */
  event(topic: string): Promise<LiveEvent['data']>;
  /** Where it stands, for another hello. */
  cursor(): LiveCursor;
  /** Settles with the code when the socket has been closed. */
  closed: Promise<number>;
  close(): void;
}

/** Opens the socket and says what it is told to; a hello with the token where that is a text. */
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
