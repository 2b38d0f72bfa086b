import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance, type onRequestAsyncHookHandler } from 'fastify';
import { isServerPlan, type ServerPlan } from '../build/stamp/server/server-plan.ts';
import { SERVER_PLAN_FILE } from '../build/stamp/server/stamp-server.ts';
import { parseJson } from '../json/parse-json.ts';
import { PICTURES_PATH, PLATFORM_PATHS } from './platform-paths.ts';
import { type AnswerRequest, siteAnswers } from './site-answers.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * A server that serves a built site just as its `server/headers.json` says, and passes calls to the platform on.
 * @param folder the built site
 * @param platform origin of the platform
 * @param admit answers calls that it does not let through
 */
export async function createSiteServer(
  folder: string,
  platform: string,
  admit?: onRequestAsyncHookHandler,
): Promise<FastifyInstance> {
  // Through the link: a later build may point it elsewhere while this one is being served.
  const site = realpathSync(folder);
  const plan = parseJson(readFileSync(path.join(site, SERVER_PLAN_FILE), 'utf8'), isServerPlan, SERVER_PLAN_FILE);
  const answer = siteAnswers(plan, site);
  const server = fastify({
    forceCloseConnections: true,
    // An address that Fastify cannot decode.
    frameworkErrors: (_error, request, reply) => void answer(request, reply),
  });
  if (admit) server.addHook('onRequest', admit);
  for (const prefix of PLATFORM_PATHS) await server.register(httpProxy, proxyOptions(plan, `${prefix}/`, platform));
  await server.register(async (scope) => serveSite(scope, answer));
  return server;
}

function serveSite(scope: FastifyInstance, answer: AnswerRequest): void {
  // A refused request may have any body.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  scope.route({ method: METHODS, url: '/*', handler: answer });
}

/** Who calls, and by which address of this server. */
interface Visitor {
  ip: string;
  host: string;
  protocol: string;
}

/** Adds the headers that the platform leaves out, as nginx does. */
function proxyOptions({ headers }: ServerPlan, prefix: string, upstream: string) {
  const isPictures = prefix === `${PICTURES_PATH}/`;
  const added = Object.entries({ ...headers.platform, ...(isPictures ? {} : headers.calls) });
  const lacking = Object.fromEntries(added.map(([name, value]) => [name.toLowerCase(), value]));
  return {
    upstream,
    prefix,
    rewritePrefix: prefix,
    websocket: true,
    replyOptions: {
      rewriteHeaders: (sent: object) => ({ ...lacking, ...sent }),
      // In place of what the visitor may have sent: a platform that trusts this server takes it for the truth.
      rewriteRequestHeaders: ({ ip, host, protocol }: Visitor, headers: object) => ({
        ...headers,
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol,
      }),
    },
  };
}
