import { WebSocket } from 'ws';
import { isDictionary } from '#cli/json/guards.ts';

/** What the live socket said, in order, ending with its closing. */
export interface LiveSocket {
  /** The next message of the platform; `null` once it is closed. Waits for it, at most as long as the patience. */
  next(): Promise<unknown>;
  /** The next message that has a key, such as `event`. */
  nextOf(key: string): Promise<unknown>;
  close(): void;
}

/** How long a message may take. */
const PATIENCE_MS = 5000;

/** Opens the live socket of a platform and says hello. */
export async function openLive(url: URL, hello: string): Promise<LiveSocket> {
  const address = `${url.href.replace(/^http/, 'ws').replace(/\/$/, '')}/wps/live`;
  const socket = new WebSocket(address, { handshakeTimeout: PATIENCE_MS });
  const messages: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  const tell = (message: unknown) => {
    const first = waiting.shift();
    if (first) first(message);
    else messages.push(message);
  };
  socket.on('message', (data) => tell(parsed(String(data))));
  socket.on('close', () => tell(null));
  socket.on('error', () => socket.terminate());
  socket.on('open', () => socket.send(hello));
  const next = () => {
    if (messages.length > 0) return Promise.resolve(messages.shift());
    return new Promise<unknown>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
      waiting.push((message) => {
        clearTimeout(timer);
        resolve(message);
      });
    });
  };
  return {
    next,
    async nextOf(key) {
      for (;;) {
        const message = await next();
        if (!isDictionary(message) || key in message) return message;
      }
    },
    close: () => socket.terminate(),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
