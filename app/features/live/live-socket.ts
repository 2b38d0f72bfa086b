import ReconnectingWebSocket from 'partysocket/ws';
import type { LiveMessage } from '#schemas/generated/platform.ts';
import { isLiveMessage } from '#schemas/generated/validators/liveMessage.js';

/** The contract's address of the socket. */
const PATH = '/wps/live';

/** Milliseconds of silence that end a connection. The platform sends a heartbeat every 20 seconds; two may be missed. */
const SILENCE = 45_000;

/** Milliseconds before the second attempt. Random, so that pages do not all reconnect at once. */
const FIRST_WAIT = { least: 500, more: 1_500 };
const LONGEST_WAIT = 30_000;

export interface LiveSocketParts {
  /** Origin of the platform, or empty for the site's own. */
  url: string;
  /** Creates the first message of each new connection. */
  hello: () => object;
  onMessage: (message: LiveMessage) => void;
}

export interface LiveSocket {
  /** Connects immediately, replacing any open connection. */
  connect(): void;
  close(): void;
}

/** A connection that reconnects automatically with growing delays. Silence means a lost connection. */
export function createLiveSocket({ url, hello, onMessage }: LiveSocketParts): LiveSocket {
  const address = new URL(PATH, url || globalThis.location.origin).href.replace(/^http/, 'ws');
  const firstWait = FIRST_WAIT.least + Math.random() * FIRST_WAIT.more;
  let socket: ReconnectingWebSocket | null = null;
  let silence: ReturnType<typeof setTimeout>;

  const expectHeartbeat = () => {
    clearTimeout(silence);
    silence = setTimeout(connect, SILENCE);
  };
  const close = () => {
    clearTimeout(silence);
    socket?.close();
    socket = null;
  };
  function connect(): void {
    close();
    const next = new ReconnectingWebSocket(address, null, {
      minReconnectionDelay: firstWait,
      maxReconnectionDelay: LONGEST_WAIT,
      reconnectionDelayGrowFactor: 1.7,
      connectionTimeout: 10_000,
      maxEnqueuedMessages: 0,
    });
    socket = next;
    next.addEventListener('open', () => {
      expectHeartbeat();
      next.send(JSON.stringify(hello()));
    });
    next.addEventListener('close', () => clearTimeout(silence));
    next.addEventListener('message', ({ data }) => {
      if (socket !== next) return;
      expectHeartbeat();
      const message = parseMessage(data);
      if (message) onMessage(message);
    });
  }
  return { connect, close };
}

function parseMessage(data: unknown): LiveMessage | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return isLiveMessage(message) ? message : null;
  } catch {
    return null;
  }
}
