import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isServerPlan, type ServerPlan } from '../build/stamp/server/server-plan.ts';
import { SERVER_PLAN_FILE } from '../build/stamp/server/stamp-server.ts';
import { parseJson } from '../json/parse-json.ts';
import { type Located, locateFile } from './locate-file.ts';
import { PLATFORM_PATHS } from './platform-paths.ts';
import { chooseCoding, openServedFiles, type ServedFile } from './served-files.ts';

/**
 * A server that serves a built site just as its `server/headers.json` says, and passes calls to the platform on.
 * @param folder the built site
 * @param platform origin of the platform
 */
export async function createSiteServer(folder: string, platform: string): Promise<FastifyInstance> {
  // Through the link: a later build may point it elsewhere while this one is being served.
  const site = realpathSync(folder);
  const plan = parseJson(readFileSync(path.join(site, SERVER_PLAN_FILE), 'utf8'), isServerPlan, SERVER_PLAN_FILE);
  const files = openServedFiles(site);
  const server = fastify({ forceCloseConnections: true });
  for (const prefix of PLATFORM_PATHS) {
    await server.register(httpProxy, { upstream: platform, prefix, rewritePrefix: prefix, websocket: true });
  }
  server.get('/*', async (request, reply) => {
    const located = locateFile(plan, new URL(request.url, 'http://site').pathname);
    const file = located && (await files(located.file));
    if (!located || !file)
      return reply.code(404).headers(plan.headers.everywhere).type('text/plain').send('Not found.\n');
    return answer(request, reply.headers(headersOf(plan, located)), file);
  });
  return server;
}

function headersOf({ headers }: ServerPlan, { kind }: Located): Record<string, string> {
  return { ...headers.everywhere, ...headers[kind], Vary: 'Accept-Encoding' };
}

function answer(request: FastifyRequest, reply: FastifyReply, { type, tag, bodies }: ServedFile) {
  reply.header('ETag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const coding = chooseCoding(request.headers['accept-encoding'], bodies);
  if (coding !== 'identity') reply.header('Content-Encoding', coding);
  return reply.type(type).send(bodies.get(coding));
}
