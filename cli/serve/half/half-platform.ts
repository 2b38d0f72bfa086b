import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { PICTURES_PATH } from '#cli/brand/shared/platform-paths.ts';
import type { PlatformDomain } from '#schemas/generated/platform-domains.ts';
import { collectBody } from '../contract/collect-body.ts';
import type { AnswerWatch } from '../contract/watch-answers.ts';
import { bridgeSockets } from './bridge-sockets.ts';
import { createOwnKey, type OwnKey } from './own-key.ts';
import { encryptAgain, keysAnswer } from './pass-keys.ts';
import { type PlatformSide, parsed } from './platform-side.ts';
import { sendPicture } from './send-picture.ts';
import { type SharedMembers, shareMembers } from './shared-members.ts';
import { callAt, KEYS_PATH, ownsSessions, whoAnswers } from './who-answers.ts';

export interface Halves {
  /** The operator's. */
  readonly platform: PlatformSide;
  readonly sandbox: PlatformSide;
  /** Domains that the sandbox answers. */
  readonly mocked: readonly PlatformDomain[];
  /** Receives the answers of the operator's platform. */
  readonly watch?: AnswerWatch | undefined;
}

/** What a request needs, beside the two sides. */
interface Passing extends Halves {
  readonly key: OwnKey;
  readonly members: SharedMembers;
}

/** One platform of two: some domains of the contract are the sandbox's, all else is the operator's. */
export async function createHalfPlatform(halves: Halves): Promise<FastifyInstance> {
  const { platform, sandbox, mocked } = halves;
  const passing = { ...halves, key: await createOwnKey(), members: shareMembers(platform, sandbox.origin) };
  const server = fastify({ forceCloseConnections: true });
  server.get(KEYS_PATH, async (_request, reply) => {
    const { status, body, time } = await keysAnswer(sideOf(halves, 'GET', KEYS_PATH), passing.key);
    return reply.code(status).headers(time).send(body);
  });
  server.get(`${PICTURES_PATH}/*`, (request, reply) => sendPicture([platform, sandbox], request.url, reply));
  await server.register(httpProxy, {
    // An origin here would be asked whatever `getUpstream` says.
    upstream: '',
    preHandler: (request, reply) => prepare(passing, request, reply),
    replyOptions: {
      getUpstream: ({ raw }) => sideOf(halves, raw.method, raw.url).origin,
      rewriteRequestHeaders: (request, headers) => headersFor(halves, request, headers),
      onResponse: (request, reply, { stream }) => passAnswer(passing, request, reply, stream),
    },
  });
  bridgeSockets(server, {
    originOf: (path) => sideOf(halves, 'GET', path).origin,
    introduce: async (origin, token) => {
      if (origin === sandbox.origin && !ownsSessions(mocked)) await passing.members.introduce(token);
    },
  });
  return server;
}

function sideOf({ platform, sandbox, mocked }: Halves, method = 'GET', target = '/'): PlatformSide {
  return whoAnswers(mocked, method, pathOf(target)) === 'sandbox' ? sandbox : platform;
}

function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? '';
}

/** Makes a call fit for the side that it is for: its token is known there, and its payload encrypted for it. */
async function prepare(passing: Passing, request: FastifyRequest, reply: FastifyReply) {
  const { mocked, sandbox, members, key } = passing;
  const { method, url } = request;
  const side = sideOf(passing, method, url);
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (side === sandbox && token !== undefined && !ownsSessions(mocked)) await members.introduce(token);
  if (!callAt(method, pathOf(url))?.isEncrypted || !(request.body instanceof Readable)) return undefined;
  const payload = await encryptAgain(side, key, request.body);
  if (payload !== null) request.body = payload;
  else return reply.code(400).send(unreadable());
}

function unreadable() {
  const message = `The payload is not encrypted under the key of GET ${KEYS_PATH}, which changes when this server starts.`;
  return { success: false, errorCode: 'unreadable_payload', message };
}

type Headers = FastifyRequest['headers'];

interface Asked {
  method: string;
  url: string;
  ip: string;
  headers: Headers;
}

function headersFor({ platform, sandbox, mocked, watch }: Halves, request: Asked, headers: Headers): Headers {
  const { method, url, ip } = request;
  const side = sideOf({ platform, sandbox, mocked }, method, url);
  const known = { 'x-forwarded-for': ip, ...headers };
  // The sandbox's console answers only to a page of this machine, which the host says.
  if (side === sandbox) return { ...known, host: request.headers.host };
  const { authorization, ...anonymous } = known;
  const isRead = watch !== undefined || callAt(method, pathOf(url))?.session === 'bounds';
  return {
    ...anonymous,
    ...(authorization !== undefined && !ownsSessions(mocked) && { authorization }),
    // Compressed answers cannot be read.
    ...(isRead && { 'accept-encoding': 'identity' }),
  };
}

interface Passed {
  raw: { method?: string | undefined; url?: string | undefined };
}

interface Answered {
  statusCode: number;
  send(body: Readable): unknown;
}

/** Passes an answer on. Those of the operator's platform are read as they pass. */
function passAnswer(passing: Passing, request: Passed, reply: Answered, stream: Readable): void {
  const { platform, watch, members } = passing;
  const { method = 'GET', url: target = '' } = request.raw;
  const call = callAt(method, pathOf(target));
  const isOpening = call?.session === 'bounds';
  if (sideOf(passing, method, target) !== platform || !(watch || isOpening)) return void reply.send(stream);
  const { statusCode: status } = reply;
  const collected = collectBody((body) => {
    watch?.({ method, target, status, body });
    if (isOpening) members.note(platform.read(`${method} ${pathOf(target)}`, status, parsed(body)));
  });
  reply.send(stream.on('error', (error) => collected.destroy(error)).pipe(collected));
}
