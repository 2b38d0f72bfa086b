import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { localOrigin } from '../local-origin.ts';
import { createOwnKey } from './own-key.ts';
import { shareMembers } from './shared-members.ts';

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return localOrigin(server);
}

it.each([
  [401, 'no account'],
  [403, 'no account'],
  [404, 'an account'],
  [429, 'no account'],
  [500, 'no account'],
  [501, 'an account'],
  [503, 'no account'],
])('a platform that answers who a token is with %i gets %s in the sandbox', async (status, outcome) => {
  const told: unknown[] = [];
  const refusal = JSON.stringify({ success: false, errorCode: 'internal', message: 'Later.' });
  const platform = await listening(createServer((_, response) => void response.writeHead(status).end(refusal)));
  const sandbox = await listening(
    createServer(async (request, response) => {
      told.push(JSON.parse(await text(request)));
      response.end('{}');
    }),
  );
  const side = { origin: platform, key: await createOwnKey(), read: () => undefined };
  await shareMembers(side, sandbox).introduce('of-before');
  expect(told).toHaveLength(outcome === 'an account' ? 1 : 0);
});
