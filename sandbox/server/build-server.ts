import type { FastifyInstance, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { composed } from '#schemas/writing/composed.ts';
import { serveConsole } from '../console/console-routes.ts';
import { serveControl } from '../control/control-routes.ts';
import type { RunningSandbox } from '../control/running-sandbox.ts';
import { serveLive } from '../live/serve-live.ts';
import { servePlay } from '../play/play-routes.ts';
import type { Report } from '../process/report.ts';
import { serveReports } from '../reports/report-routes.ts';
import { serveSupportChat } from '../support-chat/support-chat-routes.ts';
import { serveArtwork } from './artwork-routes.ts';
import { serveContract } from './contract-routes.ts';
import { allowLoopbackOrigins } from './cors.ts';
import { badAddressHandler, errorHandler, notFoundHandler } from './errors.ts';
import { refuseBeyond } from './full-house.ts';
import { secureAnswers } from './secure-answers.ts';

export interface ServerOptions {
  sandbox: RunningSandbox;
  /** Makes an answer that breaks the contract a 500; tests set it. */
  strictAnswers: boolean;
  /** Addresses of proxies whose `X-Forwarded-For` names the visitor. */
  trustedProxies: readonly string[];
  report: Report;
  /** Milliseconds between heartbeats on the live socket. */
  heartbeat?: number;
}

/** All routes of the platform, ready to listen. */
export async function buildServer({
  sandbox,
  strictAnswers,
  trustedProxies,
  report,
  ...live
}: ServerOptions): Promise<FastifyInstance> {
  const { platform } = sandbox;
  const server = Fastify({
    bodyLimit: 65_536,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    frameworkErrors: badAddressHandler,
    ...(trustedProxies.length > 0 && { trustProxy: [...trustedProxies] }),
  });
  server.setErrorHandler(errorHandler(report));
  server.setNotFoundHandler(notFoundHandler);
  server.addContentTypeParser(
    'application/jose',
    { parseAs: 'string' },
    async (_request: unknown, body: unknown) => body,
  );
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  composeTexts(server);
  secureAnswers(server, () => platform.now());
  allowLoopbackOrigins(server);
  refuseBeyond(server);
  serveArtwork(server);
  serveContract(server, { platform, strictAnswers, report });
  serveLive(server, { platform, ...live });
  await servePlay(server, platform);
  await serveSupportChat(server, platform);
  serveReports(server, platform.siteReports);
  await serveControl(server, sandbox);
  await serveConsole(server, sandbox);
  return server;
}

/** Puts all incoming text into Unicode's composed form, so that it compares equal from any client. */
function composeTexts(server: FastifyInstance): void {
  server.addHook('preValidation', async (request: FastifyRequest) => {
    composeIn([request.query, request.body]);
  });
}

/** Composes texts in place, without recursion: a caller chooses the depth. */
function composeIn(values: unknown[]): void {
  const waiting: unknown[] = [values];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isContainer(next)) continue;
    for (const [key, value] of Object.entries(next)) {
      if (typeof value === 'string') Reflect.set(next, key, composed(key, value));
      else if (isContainer(value)) waiting.push(value);
    }
  }
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
}
