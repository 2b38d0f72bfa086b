import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { localOrigin } from '../local-origin.ts';
import { createOwnKey, type OwnKey } from './own-key.ts';
import type { PlatformSide } from './platform-side.ts';

/** What one side was asked. */
export interface Asked {
  readonly call: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A side that writes down what it is asked. */
export interface RecordingSide extends PlatformSide {
  readonly key: OwnKey;
  readonly asked: Asked[];
  close(): void;
}

/** @param answers by method and path; of all else, and where undefined, this side has nothing */
export async function recordingSide(answers: Readonly<Record<string, unknown>>): Promise<RecordingSide> {
  const key = await createOwnKey();
  const asked: Asked[] = [];
  const keys = { success: true, value: { keys: [key.publicJwk] } };
  const all: Readonly<Record<string, unknown>> = { 'GET /wps/system/keys': keys, ...answers };
  const server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    asked.push({ call, headers: request.headers, body: await text(request) });
    const answer = all[call];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { success: false, errorCode: 'not_found', message: 'Nothing.' }));
  });
  return { ...(await listening(server)), key, asked, read: (_operation, _status, body) => body };
}

async function listening(server: Server): Promise<{ origin: string; close(): void }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: localOrigin(server), close: () => void server.close() };
}
