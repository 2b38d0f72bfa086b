import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { allowOwnFiles } from '../calls/framed-policy.ts';
import { packageRoot } from '../package-root.ts';
import type { Platform } from '../platform.ts';
import { type BetRequest, placeBet } from './bet.ts';
import { demoOf } from './demo/demo-session.ts';
import { playDemo } from './demo/play-demo.ts';
import { describeGame } from './describe-game.ts';

const TOKEN = { type: 'string', minLength: 1, maxLength: 128 } as const;

const betBody = {
  type: 'object',
  required: ['session', 'stake', 'idempotencyKey'],
  additionalProperties: false,
  properties: {
    session: TOKEN,
    stake: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    pick: { type: 'string', pattern: '^[a-zA-Z0-9-]{1,24}$' },
    idempotencyKey: { type: 'string', pattern: '^[!-~]{1,64}$' },
  },
} as const;

const SESSION_QUERY = { type: 'object', required: ['session'], properties: { session: TOKEN } } as const;

/** The sandbox's games: their files and the two calls that they make, which are not part of the contract. */
export async function servePlay(server: FastifyInstance, platform: Platform): Promise<void> {
  server.get<{ Querystring: { session: string } }>(
    '/sandbox/game/session',
    { schema: { querystring: SESSION_QUERY } },
    ({ query }) => describeGame(platform, query.session),
  );
  server.post<{ Body: BetRequest }>('/sandbox/game/bet', { schema: { body: betBody } }, async ({ body }) => {
    const demo = await demoOf(platform, body.session);
    return demo ? playDemo(platform, demo, body) : placeBet(platform, body);
  });
  await server.register(async (scope) => {
    allowOwnFiles(scope);
    const root = join(packageRoot(), 'sandbox', 'demo-game');
    await scope.register(fastifyStatic, { root, prefix: '/sandbox/game/', cacheControl: false, decorateReply: false });
  });
}
