import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { siteFromStore } from '#cli/edge/site-from-store.ts';
import { localOrigin } from '#cli/serve/local-origin.ts';

/** Reads an object as the network may. */
export type ReadObject = (key: string) => Promise<Response>;

export interface RunningNetwork {
  /** Address of the site of the brand `acme`. */
  readonly address: string;
  readonly stop: () => void;
}

/**
 * Time that a server waits on an idle connection: longer than its clients do. One that it ends just as a client takes it up again
 * breaks the request, which a busy machine shows as a failing store.
 */
export const IDLE_MILLISECONDS = 120_000;

/** A delivery network with the function that brandgen has for it. */
export async function startNetwork(read: ReadObject): Promise<RunningNetwork> {
  const server = createServer(deliver(read));
  server.keepAliveTimeout = IDLE_MILLISECONDS;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: localOrigin(server),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function deliver(read: ReadObject) {
  const answer = siteFromStore({
    brand: 'acme',
    site: 'acme',
    prefix: '',
    async read(key) {
      const { ok, headers, body } = await read(key);
      return ok && body ? { body, type: headers.get('content-type') ?? '', tag: headers.get('etag') ?? '' } : undefined;
    },
  });
  return async ({ url = '/', method = 'GET' }: IncomingMessage, response: ServerResponse) => {
    const answered = await answer(new Request(new URL(url, 'https://acme.example'), { method }));
    const bytes = new Uint8Array(await answered.arrayBuffer());
    response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(bytes);
  };
}
