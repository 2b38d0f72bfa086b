import fastify from 'fastify';
import { expect, test } from 'vitest';
import { requireOwnHost } from './own-host.ts';

async function statusFor(host: string): Promise<number> {
  const server = fastify();
  server.addHook('onRequest', requireOwnHost);
  server.get('/sandbox/control/outbox', async () => []);
  const { statusCode } = await server.inject({ url: '/sandbox/control/outbox', headers: { host } });
  return statusCode;
}

test.each(['localhost:4173', 'localhost', 'LOCALHOST:1', '127.0.0.1:4173', '127.1.2.3', '[::1]:4173'])(
  'answers to %s',
  async (host) => expect(await statusFor(host)).toBe(200),
);

test.each([
  'rebound.example',
  'rebound.example:4173',
  'localhost.example',
  'localhost:80@rebound.example',
  '10.0.0.5',
  '0.0.0.0',
])('does not answer to %j, which may lead here by another name', async (host) =>
  expect(await statusFor(host)).toBe(421),
);
