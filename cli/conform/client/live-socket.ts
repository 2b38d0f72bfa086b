import { WebSocket } from 'ws';
import { isDictionary } from '#cli/json/guards.ts';

/** What the live socket said, in order, ending with its closing. */
export interface LiveSocket {
  /** The next message of the platform; `null` once it is closed. Waits for it, at most so many milliseconds. */
  next(patience?: number): Promise<unknown>;
  /** The next message that has a key, such as `event`, and fits; undefined if it does not come in time, however many other messages do. */
  nextOf(key: string, fits?: (message: object) => boolean): Promise<unknown>;
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
  const next = (patience = PATIENCE_MS) => {
    if (messages.length > 0) return Promise.resolve(messages.shift());
    return new Promise<unknown>((resolve) => {
      const hear = (message: unknown) => {
        clearTimeout(timer);
        resolve(message);
      };
      // Who has waited long enough takes no later message.
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(hear), 1);
        resolve(undefined);
      }, patience);
      waiting.push(hear);
    });
  };
  return {
    next,
    async nextOf(key, fits = () => true) {
      const until = Date.now() + PATIENCE_MS;
      for (let left = PATIENCE_MS; left > 0; left = until - Date.now()) {
        const message = await next(left);
        if (!isDictionary(message) || (key in message && fits(message))) return message;
      }
      return undefined;
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
