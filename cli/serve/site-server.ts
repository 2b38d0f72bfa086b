import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance, type onRequestAsyncHookHandler } from 'fastify';
import { PICTURES_PATH, PLATFORM_PATHS } from '#cli/brand/shared/platform-paths.ts';
import { isServerPlan, type ServerPlan } from '../build/stamp/server/server-plan.ts';
import { SERVER_PLAN_FILE } from '../build/stamp/server/stamp-server.ts';
import { parseJson } from '../json/parse-json.ts';
import { collectBody } from './contract/collect-body.ts';
import type { AnswerWatch } from './contract/watch-answers.ts';
import { type AnswerRequest, siteAnswers } from './site-answers.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

interface SiteServerOptions {
  /** Receives the platform's answers. */
  watch?: AnswerWatch | undefined;
  /** Answers requests that it refuses. */
  admit?: onRequestAsyncHookHandler;
}

/**
 * Serves a built site exactly as its `server/headers.json` says, and forwards calls to the platform. @param folder of
 * the built site @param platform origin of the platform
 */
export async function createSiteServer(
  folder: string,
  platform: string,
  { watch, admit }: SiteServerOptions = {},
): Promise<FastifyInstance> {
  const plan = readPlan(folder);
  const answer = latestAnswers(folder, plan);
  const server = fastify({
    forceCloseConnections: true,
    // Answers an address that Fastify cannot decode.
    frameworkErrors: (_error, request, reply) => void answer(request, reply),
  });
  if (admit) server.addHook('onRequest', admit);
  for (const prefix of PLATFORM_PATHS) {
    await server.register(httpProxy, proxyOptions(plan, `${prefix}/`, platform, watch));
  }
  await server.register(async (scope) => serveSite(scope, answer));
  return server;
}

function readPlan(folder: string): ServerPlan {
  return parseJson(readFileSync(path.join(folder, SERVER_PLAN_FILE), 'utf8'), isServerPlan, SERVER_PLAN_FILE);
}

/** Answers with the current site's files and headers, as a later build may replace the site. */
function latestAnswers(folder: string, first: ServerPlan): AnswerRequest {
  const identity = () => {
    const stats = statSync(folder, { throwIfNoEntry: false });
    return stats && `${stats.ino} ${stats.ctimeMs}`;
  };
  let served: string | undefined;
  let answer = siteAnswers(first, folder);
  return (request, reply) => {
    const current = identity();
    // While a build swaps the site, the folder is briefly missing.
    if (current !== undefined && current !== served) {
      answer = siteAnswers(readPlan(folder), folder);
      served = current;
    }
    return answer(request, reply);
  };
}

function serveSite(scope: FastifyInstance, answer: AnswerRequest): void {
  // Accept any body in a request that is refused.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  scope.route({ method: METHODS, url: '/*', handler: answer });
}

/** A visitor's address, and the host that the visitor used. */
interface Visitor {
  ip: string;
  host: string;
  protocol: string;
}

/** Adds headers that the platform omits, as nginx does. */
function proxyOptions({ headers }: ServerPlan, prefix: string, upstream: string, watch: AnswerWatch | undefined) {
  const isPictures = prefix === `${PICTURES_PATH}/`;
  const added = Object.entries({ ...headers.platform, ...(isPictures ? {} : headers.calls) });
  const lacking = Object.fromEntries(added.map(([name, value]) => [name.toLowerCase(), value]));
  return {
    upstream,
    prefix,
    rewritePrefix: prefix,
    websocket: true,
    replyOptions: {
      ...(watch && !isPictures && { onResponse: watchedReply(watch) }),
      rewriteHeaders: (sent: object) => ({ ...lacking, ...sent }),
      // Overwrite headers that the visitor may have forged, as a platform that trusts this server relies on them.
      rewriteRequestHeaders: ({ ip, host, protocol }: Visitor, headers: object) => ({
        ...headers,
        'x-forwarded-for': ip,
        'x-forwarded-host': host,
        'x-forwarded-proto': protocol,
        // The watch cannot read compressed answers.
        ...(watch && !isPictures && { 'accept-encoding': 'identity' }),
      }),
    },
  };
}

interface Asked {
  raw: { method?: string | undefined; url?: string | undefined };
}

interface Passing {
  statusCode: number;
  send(body: Readable): unknown;
}

/** Forwards an answer and gives it to the watch when it is complete. */
function watchedReply(watch: AnswerWatch) {
  return ({ raw }: Asked, reply: Passing, { stream }: { stream: Readable }) => {
    const { method = 'GET', url: target = '' } = raw;
    const { statusCode: status } = reply;
    const collected = collectBody((body) => watch({ method, target, status, body }));
    reply.send(stream.on('error', (error) => collected.destroy(error)).pipe(collected));
  };
}
