import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { allowLoopbackOrigins } from './cors.ts';

/** @returns the answer's `access-control-allow-origin` */
async function allowed(method: 'GET' | 'OPTIONS', url: string, origin: string) {
  const server = Fastify();
  allowLoopbackOrigins(server);
  const { headers } = await server.inject({ method, url, headers: { origin } });
  return headers['access-control-allow-origin'];
}

describe('the platform’s answer to another origin', () => {
  it.each(['/sandbox/game/bet', '/sandbox/game/game.js', '/sandbox/chat/answer', '/sandbox/chat/chat.js'])(
    'lets a frame with an opaque origin load %s',
    async (url) => {
      expect(await allowed('GET', url, 'null')).toBe('null');
      expect(await allowed('OPTIONS', url, 'null')).toBe('null');
    },
  );

  it.each(['/wps/system/status', '/sandbox/control', '/sandbox/', '/sandbox/gamers'])(
    'lets only sites of this machine load %s',
    async (url) => {
      expect(await allowed('GET', url, 'null')).toBeUndefined();
      expect(await allowed('GET', url, 'https://evil.example')).toBeUndefined();
      expect(await allowed('GET', url, 'http://localhost:4777')).toBe('http://localhost:4777');
    },
  );
});
