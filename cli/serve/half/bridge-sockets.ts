import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { isDictionary, isText } from '#cli/json/guards.ts';
import { parsed } from './platform-side.ts';

interface Bridge {
  /** Origin that a socket at this path is for. */
  originOf(path: string): string;
  /** Called with the token of a socket's first message, before it is passed on. */
  introduce(origin: string, token: string): Promise<void>;
}

/** WebSocket close code for a side that cannot be reached (RFC 6455). */
const TRY_AGAIN_LATER = 1013;

/** Passes sockets on to the side that they are for. */
export function bridgeSockets(server: FastifyInstance, bridge: Bridge): void {
  const sockets = new WebSocketServer({ noServer: true });
  server.server.on('upgrade', (request: IncomingMessage, duplex, head: Buffer) => {
    sockets.handleUpgrade(request, duplex, head, (site) => {
      site.on('error', () => site.terminate());
      site.once(
        'message',
        (hello) => void connect(site, request, hello, bridge).catch(() => site.close(TRY_AGAIN_LATER)),
      );
    });
  });
  server.addHook('preClose', async () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  });
}

/** Connects a socket after its first message, which names who it is for. */
async function connect(site: WebSocket, request: IncomingMessage, hello: RawData, bridge: Bridge): Promise<void> {
  const { url = '/', headers } = request;
  const waiting: RawData[] = [hello];
  site.on('message', (data) => waiting.push(data));
  const origin = bridge.originOf(url.split('?', 1)[0] ?? '');
  const token = tokenIn(hello);
  if (token !== undefined) await bridge.introduce(origin, token);
  const side = new WebSocket(`${origin.replace(/^http/, 'ws')}${url}`, {
    ...(headers.origin !== undefined && { origin: headers.origin }),
  });
  side.on('error', () => site.close(TRY_AGAIN_LATER));
  side.on('open', () => {
    site.removeAllListeners('message');
    for (const data of waiting) side.send(String(data));
    site.on('message', (data) => side.send(String(data)));
  });
  side.on('message', (data) => site.send(String(data)));
  side.once('close', () => site.close());
  site.once('close', () => side.terminate());
}

function tokenIn(message: RawData): string | undefined {
  const said = parsed(String(message));
  const hello = isDictionary(said) ? said['hello'] : undefined;
  const token = isDictionary(hello) ? hello['token'] : undefined;
  return isText(token) ? token : undefined;
}
